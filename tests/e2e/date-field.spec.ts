import { expect, test } from '@playwright/test';
import { createInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test.use({ timezoneId: 'America/New_York' });

test('date of an interview › the calendar is open › what is over cannot be chosen, and no field is covered', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await aPosition(user);
  await user.signIn(context);
  await page.clock.setFixedTime(new Date('2027-03-17T15:00:00Z'));
  await page.goto(`${productUrl('playbook')}/interviews/schedule`);
  await expect(page.getByText('New York (GMT−4)')).toBeVisible();

  const opener = page.getByRole('button', { name: `${words('common:date.day')}:` });
  await opener.click();
  const month = page.getByRole('grid', { name: 'March 2027' });
  await expect(month.getByRole('button', { name: 'Wednesday 17 March' })).toBeFocused();
  await expect(page.getByRole('button', { name: words('common:date.monthBefore') })).toBeDisabled();
  await month.getByRole('button', { name: 'Tuesday 16 March' }).click({ force: true });
  await expect(month).toBeVisible();
  await expect(opener).toContainText(words('common:date.none'));
  await page.getByText(words('interviews:form.more')).click();
  // the fields are not under the calendar: a click would hit whatever covers them
  await page.getByLabel(words('interviews:form.role')).click();
  await page.getByLabel(words('interviews:form.feedback')).click();

  await month.getByRole('button', { name: 'Wednesday 17 March' }).press('Escape');
  await expect(month).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await month.getByRole('button', { name: 'Thursday 18 March' }).click();
  await expect(opener).toContainText('Thu, 18 Mar 2027');
  await expect(opener).toBeFocused();
});

test('length of an interview › chosen from the usual ones or told in minutes › is asked once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const position = await aPosition(user);
  const { name } = await aCandidate(user, { positionId: position.id });
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/schedule?positionId=${position.id}`);
  const lengths = page.getByRole('radiogroup', { name: words('interviews:form.duration') });
  const minutes = page.getByRole('textbox', { name: words('interviews:form.minutes') });
  await expect(lengths.getByRole('radio', { name: '60 min' })).toBeChecked();
  await expect(minutes).toHaveCount(0);

  // The usual durations wrap instead of widening the form beyond the edge.
  const viewport = page.viewportSize();
  await page.getByText(words('interviews:form.more')).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const field = await page.getByLabel(words('interviews:form.feedback')).boundingBox();
    expect(field?.x).toBe(width - (field?.x ?? 0) - (field?.width ?? 0));
    const choices = await page
      .locator('form .mantine-SegmentedControl-label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...choices), 'what a finger chooses').toBeGreaterThan(36);
  }
  if (viewport !== null) await page.setViewportSize(viewport);
  await lengths.getByText(words('interviews:form.other'), { exact: true }).click();
  await minutes.fill('50');
  await expect(lengths.getByRole('radio', { name: words('interviews:form.other') })).toBeChecked();
  await page.getByRole('combobox', { name: words('interviews:form.candidate') }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: words('interviews:form.submit') }).click();
  await expect(page.getByText('Technical, 50 min').first()).toBeVisible();
});

test('date of an interview › changed on a phone, in Ukrainian › its year is read as well', async ({
  page,
  context,
}) => {
  const texts = wordsOf('uk');
  const user = await aBrowserUser(productUrl('playbook'), 'uk');
  const { id: positionId } = await aPosition(user);
  const { id: candidateId } = await aCandidate(user, { positionId });
  const scheduledAt = '2031-12-24T12:30:00.000Z';
  const body = newInterview(positionId, candidateId, { scheduledAt });
  const { id } = await user.call(createInterview, { body });
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${productUrl('playbook')}/interviews/${id}`);
  await page.getByRole('button', { name: texts('plan:details.title') }).click();
  const day = page.getByRole('dialog').getByRole('button', { name: `${texts('common:date.day')}:` });
  await expect(day).toContainText('2031');
  const label = day.locator('.mantine-Button-label');
  expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
