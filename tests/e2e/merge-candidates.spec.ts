import { expect, test } from '@playwright/test';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';

const base = (): string => productUrl('playbook');

test('somebody who is there twice › merged on their page › is shown side by side, keeps the chosen name, and is one in every list', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user, { title: 'Staff engineer' });
  const email = 'maksym@example.com';
  const kept = await aCandidate(user, { name: 'M. Bondar', email });
  const other = await aCandidate(user, { name: 'Maksym Bondar', email, positionId, cv: cvText });
  const { id: interviewId } = await anInterview(user, { positionId, candidateId: other.id });
  await planned(user, interviewId);
  await user.signIn(context);
  const dialog = page.getByRole('dialog', { name: words('candidates:merge.title') });
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');

  await test.step('in the list › opened by keyboard and given up › leads back to where it was opened', async () => {
    await page.goto(`${base()}/candidates`);
    await expect(rows).toHaveCount(2);
    const offer = rows.filter({ hasText: kept.name }).getByRole('button', { name: words('candidates:sameEmail.tag') });
    await offer.press('Enter');
    await expect(dialog.getByRole('button', { name: words('common:action.cancel') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(offer).toBeFocused();
  });

  const tab = await context.newPage();
  await tab.goto(`${base()}/candidates/${other.id}`);
  await expect(tab.getByRole('heading', { level: 1, name: other.name })).toBeVisible();

  await page.goto(`${base()}/candidates/${kept.id}`);
  await page.getByRole('button', { name: words('candidates:merge.ask') }).click();
  const theirs = dialog.getByRole('region', { name: other.name });
  await expect(theirs).toContainText(email);
  await expect(theirs).toContainText('Staff engineer');
  await expect(dialog.getByRole('region', { name: kept.name })).toContainText(words('candidates:merge.none'));
  await expect(dialog).toContainText(words('candidates:merge.what'));
  await expect(dialog).toContainText(words('candidates:merge.forGood'));
  await dialog.getByRole('radio', { name: other.name }).check();
  const act = dialog.getByRole('button', { name: words('candidates:merge.action') });

  await test.step('without a network › nothing is merged, and the same press does it later', async () => {
    await context.route('**/api/v1/candidates/*/merge', (route) => route.abort());
    await act.click();
    await expect(dialog.getByRole('alert')).toContainText(words('common:error.network'));
    await context.unroute('**/api/v1/candidates/*/merge');
  });

  await act.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('candidates:merge.done').replace('{{name}}', other.name))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeFocused();
  await expect(page.getByRole('button', { name: words('candidates:merge.ask') })).toHaveCount(0);
  await expect(page.getByRole('list', { name: words('interviews:title') }).getByRole('listitem')).toHaveCount(1);
  await expect(tab.getByRole('heading', { name: words('candidates:gone.title') })).toBeVisible();
  expect((await user.refusal(getCandidate, { params: { candidateId: other.id } })).status).toBe(404);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('common:shell.interviews') })
    .first()
    .click();
  await expect(page.getByText(other.name).first()).toBeVisible();
  await page.goto(`${base()}/candidates`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(other.name);

  await test.step('two more records of the same person › one of them merged elsewhere meanwhile › the dialog says so, and the list has one less', async () => {
    const more = [await aCandidate(user, { name: 'Max B.', email }), await aCandidate(user, { name: 'Max', email })];
    await expect(rows).toHaveCount(3);
    const [third, fourth] = more.map(({ id }) => id);
    await rows
      .filter({ hasText: other.name })
      .getByRole('button', { name: words('candidates:sameEmail.tag') })
      .click();
    await expect(dialog.getByRole('region', { name: 'Max B.' })).toContainText(email);
    const body = { otherId: third ?? '' };
    await user.call(mergeCandidates, { params: { candidateId: fourth ?? '' }, body });
    const gone = page.getByRole('dialog', { name: words('candidates:merge.gone.title') });
    await expect(gone).toContainText(words('candidates:merge.gone.text'));
    await gone
      .getByRole('button', { name: words('common:action.close') })
      .last()
      .click();
    await expect(gone).toBeHidden();
    await expect(rows).toHaveCount(2);
  });
});
