import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { cancelInterview, reopenInterview, startInterview } from '#contracts/interviewing.ts';
import { anInterview, complete, planned } from './an-interview.ts';
import { consoleErrors } from './console-errors.ts';
import { productUrl } from './products.ts';
import { aBrowserUser } from './browser-user.ts';
import { wordsOf } from './words.ts';

/**
 * What a page may look like. The full run scans each page in all of them, in both languages; otherwise each language
 * takes one: every page is seen in both schemes, at both widths and in both languages.
 */
const allLooks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

const isFull = process.env['ASKWELL_TEST_FULL'] === '1';
let looks: readonly (typeof allLooks)[number][] = allLooks;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In the dark the same page has other colours, and nothing else to find. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** In the page: however short they are, until then colours of both schemes are mixed. */
const transitionsOver = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))`;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const language of ['en', 'uk'] as const) {
  test.describe(language, () => {
    test.beforeAll(() => {
      looks = isFull ? allLooks : allLooks.filter((_look, index) => index === (language === 'en' ? 0 : 3));
    });
    // Colours are measured at rest.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ context }) =>
      context.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        sessionStorage.setItem('verify-email', 'olena@example.com');
      }, language),
    );

    test('accessibility › pages for visitors › no violation of WCAG 2.2 AA, nothing on the console', async ({
      page,
    }) => {
      await scan(page, ['/', '/legal', '/auth/login', '/auth/register', '/auth/verify-code', '/auth/forgot-password']);
      await scan(page, ['/auth/reset-password#token=t', '/auth/verify-email#token=t']);
      await scan(page, ['/auth/callback?error=google_confirm_account']);
    });

    test('accessibility › pages behind the sign-in › no violation of WCAG 2.2 AA, nothing on the console', async ({
      page,
      context,
    }) => {
      const user = await aBrowserUser(productUrl('playbook'), language);
      await user.signIn(context);
      await scan(page, ['/dashboard', '/positions', '/candidates', '/interviews', '/interviews/schedule']);
      const words = wordsOf(language);
      await page.goto(`${productUrl('playbook')}/subscription?onboarding=true`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await scanHere(page, 'the choice of a plan');
      await scan(page, ['/positions/new', '/subscription', '/profile']);
      await page.getByRole('button', { name: words('profile:password.change') }).click();
      await scanHere(page, '/profile, changing the password');
      await page.getByRole('button', { name: words('profile:delete.action') }).click();
      await scanDialog(page, '/profile, deleting the account');

      const made = await anInterview(user, language);
      await scan(page, ['/dashboard', '/positions', `/positions/${made.positionId}`]);
      await scan(page, [`/positions/${made.positionId}/edit`, '/candidates', `/candidates/${made.candidateId}`]);
      await scan(page, ['/interviews', `/interviews/schedule?candidateId=${made.candidateId}`]);
      await page.getByRole('button', { name: words('common:limit.options') }).click();
      await scanDialog(page, 'the paywall');
    });

    test('accessibility › an interview, from no plan to its summary › no violation of WCAG 2.2 AA, nothing on the console', async ({
      page,
      context,
    }) => {
      const user = await aBrowserUser(productUrl('playbook'), language);
      await user.signIn(context);
      const made = await anInterview(user, language);
      const { interviewId } = made;
      const interview = `/interviews/${interviewId}`;
      const asked = { params: { interviewId } };
      await scan(page, [interview]);
      await planned(user, interviewId);
      await scan(page, [interview]);
      await user.call(startInterview, asked);
      await scan(page, [interview]);
      const words = wordsOf(language);
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await scanHere(page, `${interview} at a question`);
      await page.getByRole('button', { name: words('runner:skip.action'), exact: true }).click();
      await scanDialog(page, `${interview}, skipping`);
      await page.keyboard.press('Shift+Slash');
      await scanDialog(page, `${interview}, keys`);
      await page.getByRole('button', { name: words('runner:clock.pause'), exact: true }).click();
      await expect(page.getByRole('button', { name: words('runner:clock.resume') }).first()).toBeVisible();
      await scanHere(page, `${interview} paused`);
      await user.call(cancelInterview, { ...asked, body: { reason: 'rescheduled' } });
      await scan(page, [interview]);
      await user.call(reopenInterview, { ...asked, body: { reason: 'It takes place after all.' } });
      await user.call(startInterview, asked);
      await complete(user, interviewId);
      await scan(page, [interview]);
    });
  });
}

async function scan(page: Page, paths: readonly string[]): Promise<void> {
  const errors = consoleErrors(page);
  for (const path of paths) {
    await page.goto(`${productUrl('playbook')}${path}`);
    await scanHere(page, path);
  }
  expect.soft(errors).toEqual([]);
}

async function scanDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await scanHere(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The page as it stands, in every look: scheme and size change under it, as when a person turns a device. */
async function scanHere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(transitionsOver);
    // Nothing is framed here; the other mode opens a page of its own for each scan.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const chosen = colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(rulesOfColour);
    const { violations } = await chosen.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${name}, ${colorScheme}, ${width} wide: ${id} ${target.join(' ')} ${failureSummary ?? ''}`,
      ),
    );
    expect.soft(found).toEqual([]);
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect.soft(sideways, `${name}, ${width} wide: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
