import { type Page, expect, test } from '@playwright/test';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { type Words, wordsOf } from '#tests/e2e/helpers/words.ts';
import { aPosition, cvText } from '#tests/helpers/api/builders.ts';

const base = (): string => productUrl('playbook');

const opener = (page: Page, words: Words) => page.getByRole('button', { name: words('candidates:add.action') });

async function openForm(page: Page, words: Words) {
  await opener(page, words).click();
  const dialog = page.getByRole('dialog', { name: words('candidates:add.title') });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: words('candidates:identity.name') }),
    email: dialog.getByRole('textbox', { name: words('candidates:identity.email') }),
    text: dialog.getByRole('textbox', { name: words('candidates:cv.pasteLabel') }),
    send: dialog.getByRole('button', { name: words('candidates:add.submit') }),
  };
}

test('телефон › кандидата додано без PDF › нічого з введеного не зникає, і подвійне натискання додає одного', async ({
  page,
  context,
}) => {
  const words = wordsOf('uk');
  const user = await aBrowserUser(base(), 'uk');
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base()}/candidates`);
  await expect(page.getByText(words('candidates:empty.text').slice(0, 30))).toBeVisible();
  let form = await openForm(page, words);
  await expect(form.name).toBeFocused();
  await form.email.fill('olena@');
  await form.text.fill(cvText);
  await form.send.click();
  await expect(form.dialog.getByText(words('candidates:identity.nameRequired'))).toBeVisible();
  await expect(form.dialog.getByText(words('candidates:identity.emailInvalid'))).toBeVisible();
  await expect(form.name).toBeFocused();

  await form.name.fill('Олена Кравець');
  await form.email.fill('olena@example.com');
  await context.route('**/api/v1/candidates', (route) => route.abort());
  await form.send.click();
  await expect(form.dialog.getByRole('alert')).toContainText(words('common:error.network'));
  await page.reload();
  form = await openForm(page, words);
  await expect(form.name).toHaveValue('Олена Кравець');
  await expect(form.text).toHaveValue(cvText);
  await context.unroute('**/api/v1/candidates');
  await form.send.dblclick();

  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Олена Кравець');
  await expect(page.getByText(words('candidates:add.done').replace('{{name}}', 'Олена Кравець'))).toBeVisible();
  await expect(form.dialog).toBeHidden();
  await expect(opener(page, words)).toBeFocused();
  expect((await user.call(listCandidates)).items).toMatchObject([
    { email: 'olena@example.com', cv: { state: 'ready' } },
  ]);

  form = await openForm(page, words);
  await expect(form.name).toHaveValue('');
  await form.name.fill('Олена К.');
  await form.email.fill('Olena@example.com');
  await form.send.click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(words('candidates:add.sameEmail').replace('{{names}}', 'Олена Кравець'))).toBeVisible();
  await expect(rows.first()).toContainText(words('candidates:sameEmail.tag'));
});

test('a position and a new interview › somebody added without a PDF › is there for the position, and chosen at once', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  await user.signIn(context);
  await page.goto(`${base()}/positions/${positionId}`);
  const onPosition = await openForm(page, words);
  await onPosition.name.fill('Maksym Bondar');
  await onPosition.name.press('Enter');
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Maksym Bondar');
  await expect(opener(page, words)).toBeFocused();

  await page.goto(`${base()}/interviews/schedule?positionId=${positionId}`);
  const onForm = await openForm(page, words);
  await onForm.name.fill('Ada Example');
  await onForm.text.fill(cvText);
  await onForm.send.click();
  await expect(onForm.dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: words('interviews:form.candidate') })).toHaveValue('Ada Example');
  expect((await user.call(listInterviews, { query: {} })).items).toEqual([]);
  await page.getByRole('button', { name: words('interviews:form.submit') }).click();
  await expect(page).toHaveURL(/\/interviews\/[\da-f-]{36}$/);
  expect((await user.call(listInterviews, { query: { positionId } })).items).toMatchObject([
    { candidate: { name: 'Ada Example' } },
  ]);
});
