import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { login, session } from '#contracts/auth/auth.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import { aPassword, aVisitor, userOf } from '#tests/helpers/api/sign-up.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('en')) {
  test(`a new address › in ${language}, by password and mailed code on a phone › is the account’s; a code that was mistyped, and a reload, lose nothing`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const base = productUrl('playbook');
    await page.setViewportSize({ width: 390, height: 844 });
    const user = await aBrowserUser(base, language);
    const body = { email: user.email, password: aPassword };
    const elsewhere = userOf(overFetch(base), await aVisitor(overFetch(base)).call(login, { body }));
    await user.signIn(context);
    const address = `${randomUUID()}@example.com`;
    const dialog = page.getByRole('dialog', { name: words('profile:email.title') });
    const send = dialog.getByRole('button', { name: words('profile:email.send') });
    const code = dialog.getByLabel(words('auth:verify.codeLabel'));

    await page.goto(`${base}/profile`);
    await page.getByRole('button', { name: words('profile:email.change') }).click();
    await test.step('what is missing or wrong is told at its field', async () => {
      const field = dialog.getByLabel(words('profile:email.new'));
      await expect(field).toBeFocused();
      await send.click();
      await expect(dialog.getByText(words('auth:field.emailRequired'))).toBeVisible();
      await field.fill(user.email);
      await dialog.getByLabel(words('profile:email.password'), { exact: true }).fill('Wrong-horse-1');
      await send.click();
      await expect(dialog.getByText(words('errors:auth.password_wrong'))).toBeVisible();
      await dialog.getByLabel(words('profile:email.password'), { exact: true }).fill(aPassword);
      await send.click();
      await expect(dialog.getByText(words('errors:auth.email_same'))).toBeVisible();
      await field.fill(address);
      await send.click();
    });
    await test.step('a wrong code changes nothing; after a reload the profile leads back to the code', async () => {
      await expect(code).toBeFocused();
      const right = await overFetch(base).code(address);
      await code.pressSequentially(right === '000000' ? '000001' : '000000');
      await expect(dialog.getByRole('alert')).toContainText(words('errors:auth.code_invalid'));
      await page.reload();
      await expect(page.getByText(user.email, { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: address }).click();
      await code.pressSequentially(right);
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(words('profile:email.done'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('profile:email.change') })).toBeVisible();
    expect((await elsewhere.refusal(session)).status).toBe(401);
    await aVisitor(overFetch(base)).call(login, { body: { email: address, password: aPassword } });
  });
}
