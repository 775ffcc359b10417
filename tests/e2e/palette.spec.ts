import { expect, test } from '@playwright/test';
import { createInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test('palette › by keys alone › finds a person, an interview, a position and a page, and gives the focus back', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const position = await aPosition(user, { title: 'Lighthouse keeper' });
  const { id } = await aCandidate(user, { name: 'Bess Trent', positionId: position.id });
  const interview = await user.call(createInterview, { body: newInterview(position.id, id) });
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/positions`);
  const row = page.getByRole('link', { name: 'Lighthouse keeper' });
  await row.focus();
  const dialog = page.getByRole('dialog', { name: words('palette:title') });
  const field = dialog.getByRole('combobox', { name: words('palette:title') });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, { part: '[role="dialog"]' })).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();

  // The list of positions was loaded, so its rows are found without the server.
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await field.fill('keeper');
  await expect(dialog.getByRole('option', { name: 'Lighthouse keeper' })).toBeVisible();
  await expect(dialog.getByText(words('palette:failed'))).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await field.fill('bess tr');
  await expect(dialog.getByRole('option', { name: 'Bess Trent', exact: true })).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/candidates/${id}$`));
  await expect(dialog).toBeHidden();

  // The list of interviews was not loaded: the server finds it by candidate.
  await page.keyboard.press('Control+k');
  await field.fill('trent');
  await dialog.getByRole('option', { name: 'Bess Trent Lighthouse keeper' }).click();
  await expect(page).toHaveURL(new RegExp(`/interviews/${interview.id}$`));

  await page.keyboard.press('Control+k');
  await field.fill('zzz');
  await expect(dialog.getByText(words('palette:nothing').replace('{{query}}', 'zzz'))).toBeVisible();
  await field.fill('subscr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/subscription$/);

  // Two-letter shortcuts open the main pages, unless the user is typing.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: words('billing:title') })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/positions$/);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('');
  await page.keyboard.type('gd');
  await expect(page).toHaveURL(/\/positions(\?.*)?$/);

  // One-letter shortcuts move through the rows of a list; all can be switched off where they are explained.
  await page.getByRole('textbox', { name: words('positions:list.search') }).fill('');
  await expect(row).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: words('positions:list.search') })).toBeFocused();
  await row.focus();
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('dialog', { name: words('palette:keys.title') });
  await expect(keys).toContainText(words('palette:keys.move'));
  expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
  await keys.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+k');
  await field.fill('keyboard');
  await page.keyboard.press('Enter');
  await keys.getByRole('switch').check();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/positions(\?.*)?$/);
  await row.focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(new RegExp(`/positions/${position.id}/edit$`));
});

test('palette › on a phone › opens from the top bar, and logs out', async ({ page, context }) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${productUrl('playbook')}/dashboard`);
  const button = page.getByRole('banner').getByRole('button', { name: words('palette:title') });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  const dialog = page.getByRole('dialog', { name: words('palette:title') });
  await dialog.getByRole('option', { name: words('common:shell.interviews') }).click();
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('combobox').fill('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('palette › words of a position, in either language › find the position and, in a group of their own, its interviews', async ({
  browser,
}) => {
  const texts = {
    en: { title: 'Lighthouse keeper', name: 'Bess Trent', typed: 'lighthouse' },
    uk: { title: 'Доглядач маяка', name: 'Богдана Трач', typed: 'маяка' },
  };
  for (const [language, { title, name, typed }] of [['en', texts.en] as const, ['uk', texts.uk] as const]) {
    const said = wordsOf(language);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const position = await aPosition(user, { title });
    const { id: candidateId } = await aCandidate(user, { name });
    const interview = await user.call(createInterview, { body: newInterview(position.id, candidateId) });
    const context = await browser.newContext();
    await user.signIn(context);
    const page = await context.newPage();
    // No list was loaded: everything comes from the server.
    await page.goto(`${productUrl('playbook')}/profile`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: said('palette:title') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: said('palette:title') });
    await dialog.getByRole('combobox').fill(typed);
    const options = (group: 'positions' | 'interviews') =>
      dialog.getByRole('group', { name: said(`palette:group.${group}`) }).getByRole('option');
    await expect(options('interviews')).toHaveText([`${name}${title}`]);
    await expect(options('positions')).toHaveText([title]);
    await expect(options('positions')).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/interviews/${interview.id}$`));
    await context.close();
  }
});
