import { type BrowserContext, expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import type { Language } from '#contracts/common.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

/** The product whose operator has published `tests/fixtures/legal`. */
const base = () => productUrl('model');

// In other time zones nobody is asked about cookies; the banner would cover the page.
test.use({ locale: 'en-US', timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } });

async function speaking(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
}

test('legal documents › published › are listed, read by section and on paper, and what is no Markdown is words', async ({
  page,
}) => {
  const words = wordsOf('en');
  const errors = consoleErrors(page);
  await page.goto(`${base()}/legal`);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText([/^Terms of Service/, /^Privacy Notice/, /^Imprint/]);
  await expect(main.getByText(pattern(words('legal:published.changed'))).first()).toContainText('20');
  await expect(main.getByRole('heading', { name: words('legal:documents.title') })).toHaveCount(0);
  await expect(main.getByText(words('legal:documents.cookies'), { exact: true })).toHaveCount(0);
  await scan(page);

  await main.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(`${base()}/legal/terms`);
  await expect(main.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page).toHaveTitle('Terms of Service · Askwell');
  await expect(main.getByRole('row').nth(2)).toContainText('no limit');
  await expect(main.getByText("What was typed as <script>document.title = 'taken over'</script>")).toBeVisible();
  await expect(main.getByText('<img src="x" onerror=')).toBeVisible();
  await expect(main.getByRole('link', { name: 'a link' })).toHaveCount(0);
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'the Commission describes it' })).toHaveAttribute('rel', /noopener/);
  await scan(page);

  await main.getByRole('navigation').getByRole('link', { name: '3. Your data' }).click();
  await expect(page).toHaveURL(/#3-your-data$/);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${base()}/legal/terms#4-ending`);
  await page.reload();
  await expect(main.getByRole('heading', { name: '4. Ending' })).toBeInViewport();
  await scan(page);

  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
  expect(text).toContain('https://commission.example/hiring');
  expect(text).not.toContain(words('legal:document.contents'));
  expect(text).not.toContain(words('common:public.register'));
  expect(errors).toEqual([]);
});

test('legal documents › in Ukrainian › come in Ukrainian, in English with a word on it, or say that they are not there', async ({
  page,
  context,
}) => {
  const words = wordsOf('uk');
  await speaking(context, 'uk');
  const main = page.getByRole('main');
  await page.goto(`${base()}/legal/terms`);
  await expect(main.getByRole('heading', { level: 1, name: 'Умови користування' })).toBeVisible();
  await expect(main.getByText(words('legal:document.notTranslated'))).toBeHidden();
  await main.getByRole('link', { name: 'Повідомленні про приватність' }).click();
  await expect(page).toHaveURL(`${base()}/privacy`);
  await expect(main.getByText(pattern(words('legal:document.notTranslated')))).toBeVisible();
  await expect(main.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(main.getByText(words('legal:document.notTranslated'))).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Українська' }).click();

  await page.goto(`${base()}/cookies`);
  await expect(main.getByText(words('legal:notYet'))).toBeVisible();
  await page.goto(`${base()}/legal/nothing`);
  await expect(main.getByText(words('legal:unknown'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'Вихідні дані' })).toBeVisible();
  await expect(page).toHaveTitle(`${words('legal:title')} · Askwell`);
});

test('legal documents › while the server or the network is away › say so, and come when they are asked for again', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const main = page.getByRole('main');
  const problem = { status: 503, code: 'common.unavailable', message: 'Away.', requestId: 'r-1' };
  await page.route('**/api/v1/legal', (route) => route.fulfill({ status: 503, json: problem }));
  await page.goto(`${base()}/legal`);
  await expect(main.getByRole('alert')).toContainText(words('legal:published.failed'));
  await expect(main.getByRole('alert')).toContainText('r-1');
  await page.unroute('**/api/v1/legal');
  await main.getByRole('button', { name: words('common:action.retry') }).click();
  await expect(main.getByRole('link', { name: 'Imprint' })).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();

  // Offline, nothing is retried automatically until the network is back.
  await page.route('**/api/v1/legal/terms', (route) => route.abort());
  await page.goto(`${base()}/legal/terms`);
  await expect(main.getByRole('alert')).toContainText(words('common:error.network'));
  await page.unroute('**/api/v1/legal/terms');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();

  // The script of the frame's content is missing, as after a newer version was deployed.
  const script = /\/assets\/legal-content-/;
  await page.route(script, (route) => route.abort());
  await page.goto(`${base()}/legal/terms`);
  await expect(page.getByRole('alert')).toContainText(words('common:error.network'));
  await page.unroute(script);
  await page.getByRole('button', { name: words('common:action.retry') }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

test('sign-up › where terms and a privacy notice are published › says what one accepts, and nothing where none are', async ({
  page,
}) => {
  const words = wordsOf('en');
  const accepted = page.getByText(words('auth:register.accepted.both').replaceAll(/<\/?\w+>/g, ''));
  await page.goto(`${base()}/auth/register`);
  await expect(accepted).toBeVisible();
  await expect(accepted.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/legal/terms');
  await expect(accepted.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/privacy');
  await scan(page);
  await page.goto(`${productUrl('playbook')}/auth/register`);
  await expect(page.getByRole('button', { name: words('auth:register.submit') })).toBeVisible();
  await expect(page.getByText('Terms of Service')).toHaveCount(0);
});
