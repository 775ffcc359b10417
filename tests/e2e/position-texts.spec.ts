import { expect, test } from '@playwright/test';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { paste } from '#tests/e2e/helpers/paste.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

test.describe('new position', () => {
  test('a link › read › fills the form until taken back, and makes the position', async ({ page, context }) => {
    const words = wordsOf('en');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'en')).signIn(context);
    await page.goto(`${base}/positions/new`);
    const link = page.getByLabel(words('positions:form.url'));
    const title = page.getByLabel(words('positions:form.title'));
    const description = page.getByLabel(words('positions:form.description'), { exact: true });
    await page.getByRole('button', { name: words('positions:import.action') }).click();
    await expect(link).toBeFocused();
    await link.fill(`${base}/sandbox/careers/nobody`);
    await link.press('Enter');
    await expect(page.getByRole('alert')).toContainText('We could not read this page.');
    await expect(title).toHaveValue('');
    await description.fill('Mine');
    await link.fill(`${base}/sandbox/careers/staff-nurse`);
    await link.press('Enter');
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await expect(description).toHaveValue(/early warning score/);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: words('positions:filled.undo') }).click();
    await expect(title).toHaveValue('');
    await expect(description).toHaveValue('Mine');
    await page.getByRole('button', { name: words('positions:import.action') }).click();
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff nurse, surgical ward');
    await expect(page.getByRole('link', { name: words('positions:text.posting') })).toBeVisible();
    // No model writes in this product.
    await page.goto(`${base}/positions/new`);
    await expect(title).toBeVisible();
    await expect(page.getByRole('button', { name: words('positions:write.action') })).toBeHidden();
  });

  test('a link › pasted on the page of positions, or given there › is read in a new position, once', async ({
    page,
    context,
  }) => {
    const words = wordsOf('en');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'en')).signIn(context);
    await page.goto(`${base}/positions`);
    const start = page.getByLabel(words('positions:import.start'));
    const title = page.getByLabel(words('positions:form.title'));
    await start.fill('nurse');
    await start.press('Enter');
    await expect(page.getByText(words('positions:form.urlInvalid'))).toBeVisible();
    await start.fill(`${base}/sandbox/careers/bakery-manager`);
    await start.press('Enter');
    await expect(title).toHaveValue('Bakery shift manager');
    await page.getByRole('button', { name: words('common:action.cancel') }).click();
    await expect(start).toHaveValue('');
    await page.evaluate(paste(`${base}/sandbox/careers/staff-nurse`));
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await title.fill('Nurse');
    const read: string[] = [];
    page.on('request', (request) => read.push(request.url()));
    await page.reload();
    await expect(title).toHaveValue('Nurse');
    expect(read.filter((url) => url.endsWith('/positions/parse-url'))).toEqual([]);
  });
});
