import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { profile, session } from '#contracts/auth/auth.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { filledWith, wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');

async function throughGoogle(page: Page, email: string, choice: string): Promise<void> {
  await page.goto(`${base()}/auth/login`);
  await page.getByRole('link', { name: words('auth:google.continue') }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: choice }).click();
  await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
  await page.goto(`${base()}/profile`);
}

test('the profile › of an account with a password and Google › unlinks it by the password on a phone, and the line says so', async ({
  page,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { email } = user;
  await page.setViewportSize({ width: 390, height: 844 });
  await throughGoogle(page, email, 'Workspace account (hd is its domain)');
  const ways = page.getByRole('list', { name: words('profile:ways.title') });
  await expect(ways).toContainText(words('profile:ways.passwordSet'));
  await expect(ways).toContainText(filledWith(words('profile:ways.linked'), { addresses: email }));
  const sessions = page.getByRole('list', { name: words('profile:sessions.title') }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  const opener = ways.getByRole('button', { name: words('profile:ways.unlinkGoogle') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: words('profile:ways.ask') });
  const field = dialog.getByLabel(words('profile:delete.password'), { exact: true });
  await expect(dialog).toContainText(filledWith(words('profile:ways.text'), { email }));
  await expect(field).toBeFocused();
  await test.step('nothing typed, a wrong password, no network: said there, and nothing is changed', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(words('auth:field.passwordRequired'))).toBeVisible();
    await field.fill('Wrong-password-1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(words('errors:auth.password_wrong'))).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(aPassword);
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    expect(await user.call(profile)).toMatchObject({ googleAddresses: [email] });
  });
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('profile:ways.unlinked'))).toBeVisible();
  await expect(ways).toContainText(words('profile:ways.notLinked'));
  await expect(opener).toBeHidden();
  await expect(ways).toBeFocused();
  await expect(sessions).toHaveCount(1);
  expect((await user.outcome(session)).ok).toBe(false);
  await page.reload();
  await expect(ways).toContainText(words('profile:ways.notLinked'));
});

test('the profile › of an account that Google alone opens › says that a password comes first, and leads to it', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await throughGoogle(page, email, 'Verified address');
  const ways = page.getByRole('list', { name: words('profile:ways.title') });
  await expect(ways).toContainText(words('profile:ways.passwordNone'));
  await expect(ways).toContainText(words('profile:ways.passwordFirst'));
  await expect(ways.getByRole('button')).toHaveCount(0);
  await ways.getByRole('link', { name: words('profile:ways.setPassword') }).click();
  // Waits for this heading first, because the profile has an e-mail section of the same name.
  await expect(page.getByRole('heading', { name: words('auth:forgot.title') })).toBeVisible();
  await expect(page.getByLabel(words('auth:field.email'))).toHaveValue(email);
});

test('the profile › the password in use as a new one › is refused at its field, and what was typed stays', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/profile`);
  await page.getByRole('button', { name: words('profile:password.change') }).click();
  await page.getByLabel(words('profile:password.current'), { exact: true }).fill(aPassword);
  const field = page.getByLabel(words('auth:field.newPassword'), { exact: true });
  await field.fill(aPassword);
  await page.getByRole('button', { name: words('profile:save') }).click();
  await expect(page.getByText(words('errors:auth.password_same'))).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(aPassword);
});
