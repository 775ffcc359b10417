import { expect, test } from '@playwright/test';
import { getPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { getInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { anInterview } from '#tests/e2e/helpers/an-interview.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test('a position is edited › it is changed elsewhere meanwhile › nothing of either side is overwritten unseen', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await user.signIn(context);
  const { positionId } = await anInterview(user, 'en');
  const position = `/positions/${positionId}`;
  const asked = { params: { positionId } };
  const { version } = await user.call(getPosition, asked);
  await page.goto(`${productUrl('playbook')}${position}/edit`);
  const title = page.getByLabel(words('positions:form.title'));
  const department = page.getByLabel(words('positions:form.department'));
  await title.fill('Written here');

  // The page is notified of the change, which must not let its own save succeed.
  const refetched = page.waitForResponse(
    (answer) => answer.url().endsWith(position) && answer.request().method() === 'GET',
  );
  await user.call(updatePosition, { ...asked, body: { title: 'Written there', department: 'Platform' } });
  await refetched;
  await expect(title).toHaveValue('Written here');
  await page.getByRole('button', { name: words('common:action.save') }).click();

  const conflict = page.getByRole('alert').filter({ hasText: words('common:edited.title') });
  await expect(conflict).toContainText('Written there');
  await expect(title).toHaveValue('Written here');
  await expect(department).toHaveValue('Platform');
  expect(await user.call(getPosition, asked)).toMatchObject({ title: 'Written there', version: version + 1 });

  await page.reload();
  await expect(conflict).toContainText('Written there');
  await expect(title).toHaveValue('Written here');
  await page.getByRole('button', { name: words('common:action.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Written here' })).toBeVisible();
  expect(await user.call(getPosition, asked)).toMatchObject({ title: 'Written here', department: 'Platform' });
});

test('an interview before it runs › its time is changed here and elsewhere › both are shown, and the second save counts', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await user.signIn(context);
  const { interviewId } = await anInterview(user, 'en');
  const asked = { params: { interviewId } };
  await user.call(updateInterview, { ...asked, body: { scheduledAt: '2027-03-10T12:00:00.000Z' } });
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await page.getByRole('button', { name: words('plan:details.title') }).click();
  const form = page.getByRole('dialog', { name: words('plan:details.title') });
  const when = form.getByRole('group', { name: words('plan:details.scheduledAt') });
  const [date, role] = await Promise.all(
    [when.getByRole('button').first(), form.getByLabel(words('plan:details.userRole'))].map((field) =>
      field.boundingBox(),
    ),
  );
  expect(role?.y).toBe(date?.y);
  // Escape closes only the calendar; Home goes to the Monday of the week, and Up from there to the 1st.
  await when.getByRole('button', { name: 'Wed, 10 Mar 2027' }).click();
  await expect(page.getByRole('button', { name: 'Wednesday 10 March' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await when.getByRole('button', { name: 'Wed, 10 Mar 2027' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Wednesday 10 March' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await when.getByLabel(words('common:date.time')).fill('10');
  await form.getByLabel(words('plan:details.userRole')).fill('Team lead');

  await user.call(updateInterview, { ...asked, body: { scheduledAt: '2027-03-02T09:00:00.000Z' } });
  await form.getByRole('button', { name: words('common:action.save') }).click();
  const conflict = form.getByRole('alert').filter({ hasText: words('common:edited.title') });
  await expect(conflict).toContainText('Tue 2 Mar');
  await expect(when.getByRole('button', { name: 'Mon, 1 Mar 2027' })).toBeVisible();
  await expect(when.getByLabel(words('common:date.time'))).toHaveValue('10:00');

  await form.getByRole('button', { name: words('common:action.save') }).click();
  await expect(form).toBeHidden();
  // Once, among the inputs of the plan.
  await expect(page.getByText('Mon 1 Mar, 10:00')).toHaveCount(1);
  const at = await page.evaluate(() => new Date('2027-03-01T10:00').toISOString());
  expect(await user.call(getInterview, asked)).toMatchObject({ scheduledAt: at, userRole: 'Team lead' });
});
