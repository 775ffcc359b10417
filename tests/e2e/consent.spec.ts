import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, scan } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const base = () => productUrl('playbook');

/** Counts this page's requests for the pixel's script, and collects its calls. */
function watchPixel(page: Page): { readonly loads: () => number; readonly calls: () => readonly string[] } {
  const asked: { readonly path: string; readonly body: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/sandbox/pixel/')) asked.push({ path: pathname, body: request.postData() ?? '' });
  });
  return {
    loads: () => asked.filter(({ path }) => path.endsWith('/fbevents.js')).length,
    calls: () =>
      asked
        .filter(({ path }) => path.endsWith('/calls'))
        .map(({ body }) => new URLSearchParams(body).get('call') ?? ''),
  };
}

async function stored(page: Page): Promise<Record<string, unknown> | null> {
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem('cookieConsent')`)) as Record<
    string,
    unknown
  > | null;
}

async function speaking(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}

test.describe('in Europe', () => {
  test.use({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', contextOptions: { reducedMotion: 'reduce' } });

  test('consent › a first visit › loads nothing until it is given, keeps the decision, and takes it back', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    const pixel = watchPixel(page);
    await speaking(context, 'uk');
    await page.goto(base());
    const banner = page.getByRole('region', { name: words('consent:title') });
    await expect(banner).toBeVisible();
    expect(await stored(page)).toBeNull();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await scan(page);
    }

    // Escape makes no choice.
    await banner.getByRole('button', { name: words('consent:manage') }).click();
    const dialog = page.getByRole('dialog', { name: words('consent:choices') });
    await expect(dialog.getByRole('switch', { name: words('consent:necessary.title') })).toBeDisabled();
    const marketing = dialog.getByRole('switch', { name: words('consent:marketing.title') });
    await expect(marketing).not.toBeChecked();
    expect(await axeFindings(page, { part: 'dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();

    await banner.getByRole('button', { name: words('consent:rejectOptional') }).click();
    await expect(banner).toBeHidden();
    expect(await stored(page)).toMatchObject({
      necessary: true,
      analytics: false,
      marketing: false,
      region: 'gdpr',
      version: '1.0.0',
    });
    await page.reload();
    const again = page.getByRole('contentinfo').getByRole('button', { name: words('common:shell.cookies') });
    await again.click();
    await expect(banner).toBeHidden();
    await marketing.check();
    await dialog.getByRole('button', { name: words('consent:reset') }).click();
    await expect(marketing).not.toBeChecked();
    await marketing.check();
    expect(pixel.loads()).toBe(0);
    await dialog.getByRole('button', { name: words('consent:save') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(pixel.calls).toEqual(['["init","10000"]', '["track","PageView"]']);
    expect(await stored(page)).toMatchObject({ analytics: false, marketing: true });
    await again.click();
    await dialog.getByRole('switch', { name: words('consent:marketing.title') }).uncheck();
    await dialog.getByRole('button', { name: words('consent:save') }).click();
    await expect.poll(() => pixel.calls().at(-1)).toBe('["consent","revoke"]');
    await page.goto(`${base()}/legal`);
    await expect(page.getByText(words('legal:storage.optional'))).toBeVisible();
    expect(pixel.loads()).toBe(1);
  });

  test('consent › not decided, on a phone › the end of a form can be scrolled above the banner, and its button pressed', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    await page.setViewportSize({ width: 390, height: 844 });
    await speaking(context, 'uk');
    await page.goto(`${base()}/auth/register`);
    await expect(page.getByRole('region', { name: words('consent:title') })).toBeVisible();
    // Validation errors appear: the button was reachable, and the first invalid field is visible.
    await page.getByRole('button', { name: words('auth:register.submit') }).click({ timeout: 5000 });
    await expect(page.getByText(words('auth:field.fullNameRequired'))).toBeVisible();
    await expect(page.getByLabel(words('auth:field.fullName'))).toBeFocused();
  });

  test('consent › behind the sign-in › is asked for, and the pixel never comes', async ({ page, context }) => {
    const words = wordsOf('en');
    const pixel = watchPixel(page);
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/dashboard`);
    await page.getByRole('button', { name: words('consent:acceptAll') }).click();
    expect(await stored(page)).toMatchObject({ analytics: true, marketing: true });
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: words('common:shell.cookies') })
      .click();
    await expect(page.getByRole('switch', { name: words('consent:analytics.title') })).toBeChecked();
    await page.getByRole('button', { name: words('consent:cancel') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(pixel.loads()).toBe(0);
  });
});

test.describe('elsewhere', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('consent › a first visit › is not asked for, and what is usual there is stored', async ({ page }) => {
    const pixel = watchPixel(page);
    await page.goto(base());
    await expect.poll(pixel.calls).toContain('["track","PageView"]');
    expect(await stored(page)).toMatchObject({ analytics: true, marketing: true, region: 'ccpa' });
    await expect(page.getByRole('region', { name: wordsOf('en')('consent:title') })).toBeHidden();
  });

  test('consent › a decision of another version › counts as none', async ({ page, context }) => {
    await context.addInitScript(() => {
      if (sessionStorage.getItem('set') === null)
        localStorage.setItem('cookieConsent', JSON.stringify({ necessary: true, marketing: false, version: '0.9' }));
      sessionStorage.setItem('set', 'yes');
    });
    await page.goto(base());
    await expect.poll(() => stored(page)).toMatchObject({ version: '1.0.0', marketing: true });
  });
});
