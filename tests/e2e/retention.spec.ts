import { type Page, expect, test } from '@playwright/test';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { Retention, getRetention } from '#contracts/hiring/retention.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';

const base = (): string => productUrl('playbook');

/** Simulates old candidates: the response lists who would be erased by the next sweep. */
async function withDue(page: Page, due: (months: number) => number): Promise<void> {
  await page.route('**/api/v1/candidates/retention', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const retention = Retention.parse(await response.json());
    const choices = retention.choices.map((choice) => ({ ...choice, due: due(choice.months) }));
    return route.fulfill({ response, json: { ...retention, choices } });
  });
}

test('erasing by date › switched on, changed and off in the profile › says first whom each choice erases, and when', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base(), 'en');
  const { id: candidateId } = await aCandidate(user, { name: 'Olena Kravets' });
  const { id: busyId } = await aCandidate(user, { name: 'Taras Melnyk', positionId: (await aPosition(user)).id });
  await user.signIn(context);
  await page.goto(`${base()}/profile`);
  await expect(page.getByText(words('profile:retention.off'))).toBeVisible();
  const dialog = page.getByRole('dialog');
  const followed = dialog.getByRole('status');

  await page.getByRole('button', { name: words('profile:retention.switchOn') }).click();
  await expect(dialog.getByRole('radio', { name: '6', exact: true })).toBeChecked();
  await expect(followed).toContainText(pattern(words('profile:retention.nobodyYet')));
  // the request made on opening has finished: opening again makes a new one
  await expect(followed).toHaveAttribute('aria-busy', 'false');
  expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words('profile:retention.switchOn') })).toBeFocused();

  await test.step('with candidates whose time would be over › names how many', async () => {
    await withDue(page, (months) => (months === 3 ? 12 : 0));
    await page.getByRole('button', { name: words('profile:retention.switchOn') }).click();
    await dialog.getByText('3', { exact: true }).click();
    await expect(followed).toContainText(/12 candidates will be erased on .+,\s\d\d:\d\d/);
    await dialog.getByText('6', { exact: true }).click();
    await expect(followed).not.toContainText('12 candidates');
  });

  await test.step('without a network › stays off, and the same press does it later', async () => {
    await page.route('**/api/v1/candidates/retention', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Erase after 6 months' }).click();
    await expect(dialog.getByRole('alert')).toContainText(words('common:error.network'));
    expect((await user.call(getRetention)).months).toBeNull();
    await page.unroute('**/api/v1/candidates/retention');
    await dialog.getByRole('button', { name: 'Erase after 6 months' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Candidates are erased 6 months after')).toBeVisible();
    expect((await user.call(getRetention)).months).toBe(6);
  });

  await test.step('their pages › say until when they are kept', async () => {
    await page.goto(`${base()}/candidates/${candidateId}`);
    await expect(page.getByText(words('candidates:kept.until'))).toBeVisible();
    await page.goto(`${base()}/candidates/${busyId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Taras Melnyk' })).toBeVisible();
    await expect(page.getByText(words('candidates:kept.until'))).toHaveCount(0);
  });

  await test.step('the list narrowed to somebody who is kept › still offers those who are erased soon', async () => {
    await page.goto(`${base()}/candidates?q=Melnyk`);
    await page.getByRole('combobox', { name: words('candidates:list.filter') }).click();
    await page.getByRole('option', { name: words('candidates:list.stage.erased_soon') }).click();
    await expect(page.getByText(words('candidates:list.nothing'))).toBeVisible();
  });

  await page.goto(`${base()}/profile`);
  await page.getByRole('button', { name: words('profile:retention.switchOff') }).click();
  await expect(page.getByText(words('profile:retention.off'), { exact: true })).toBeVisible();
  expect((await user.call(getRetention)).months).toBeNull();
  await page.goto(`${base()}/candidates`);
  await page.getByRole('combobox', { name: words('candidates:list.filter') }).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('option', { name: words('candidates:list.stage.erased_soon') })).toHaveCount(0);
});

test('a legal hold › put on by the keyboard, and lifted › keeps the candidate from being deleted', async ({
  page,
  context,
}) => {
  const words = wordsOf('uk');
  const user = await aBrowserUser(base(), 'uk');
  const { id: candidateId } = await aCandidate(user, { name: 'Олена Кравець' });
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${candidateId}`);
  const menu = page.getByRole('button', { name: words('candidates:more') });
  const dialog = page.getByRole('dialog');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words('candidates:hold.put.ask') }).press('Enter');
  const reason = dialog.getByRole('textbox', { name: words('candidates:hold.reason') });
  await reason.fill('а'.repeat(290));
  await expect(dialog).toContainText('Залишилося 10 символів');
  await reason.fill('а'.repeat(301));
  await dialog.getByRole('button', { name: words('candidates:hold.put.action') }).press('Enter');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/зараз\s301/u);
  await reason.fill('Скарга від 3 березня');
  expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
  await dialog.getByRole('button', { name: words('candidates:hold.put.action') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page.getByText('Скарга від 3 березня')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: words('candidates:hold.change.ask') }).click();
  await expect(reason).toHaveValue('Скарга від 3 березня');
  await reason.fill('Скарга від 3 березня, № 12');
  await dialog.getByRole('button', { name: words('candidates:hold.change.action') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Скарга від 3 березня, № 12')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: words('candidates:erase.ask') }).click();
  for (const said of ['hold.inTheWay', 'hold.lift.means', 'hold.lift.since'] as const) {
    await expect(dialog).toContainText(words(`candidates:${said}`));
  }
  await expect(dialog).toContainText('Скарга від 3 березня');
  await expect(dialog.getByRole('button', { name: words('candidates:erase.action') })).toHaveCount(0);
  await dialog.getByRole('button', { name: words('candidates:hold.lift.action') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Скарга від 3 березня')).toHaveCount(0);
  expect((await user.call(getCandidate, { params: { candidateId } })).legalHold).toBeNull();

  await page.goto(`${base()}/candidates`);
  await expect(page.getByText('Олена Кравець').first()).toBeVisible();
  await expect(page.getByText(words('candidates:hold.name'))).toHaveCount(0);
});
