import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { type ShareView, createShare } from '#contracts/interviewing/summary/interview-share.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { cancelInterview, reopenInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { updateCandidate } from '#contracts/hiring/candidates.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { type User, aPassword } from '#tests/helpers/api/sign-up.ts';
import { anInterview, complete, planned } from '#tests/e2e/helpers/an-interview.ts';
import { isFull, languages } from '#tests/e2e/helpers/languages.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, pixelsSideways, wcag } from '#tests/e2e/helpers/scan.ts';
import { fillCompany, fillPosition } from '#tests/e2e/helpers/setup-steps.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

/** Variants in which a page is shown. The full run scans each page in all of them and in both languages. */
const allLooks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** `npm test` scans each page in both colour schemes and at both widths, but in one language only. */
const looks = isFull ? allLooks : [allLooks[0], allLooks[3]];

/** In addition: all content of a page is inside a landmark. */
const rules = { region: { enabled: true } };
/** The dark scheme changes only colours, so only these rules can find something new. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Script for the page: controls to tick, choose or switch that are smaller than a touch target. If the control itself
 * is not drawn, its label is measured.
 */
const smallTargets = `[...document.querySelectorAll('input[type=checkbox], input[type=radio], [role=switch], [role=radio]')]
  .map((one) => {
    const box = one.getBoundingClientRect();
    const isDrawn = box.width > 1 && box.height > 1 && getComputedStyle(one).opacity !== '0';
    return { one, box: isDrawn ? box : (one.labels?.[0] ?? one).getBoundingClientRect() };
  })
  .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 24)
  .map(({ one, box }) => one.outerHTML.slice(0, 120) + ' ' + box.width + ' × ' + box.height)`;

/** Init script: records where the page footer moved after it was first shown. */
const watchFooter = `
  globalThis.footerMoves = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) for (const { node, previousRect, currentRect } of entry.sources) {
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      if (element?.closest('footer')) footerMoves.push(location.pathname + ': ' + previousRect.y + ' → ' + currentRect.y);
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Script for the page: navigates within the app as a link does, and marks the heading of the page being left. */
const goWithin = (path: string): string => `
  document.querySelector('h1').dataset.left = '';
  history.pushState({}, '', '${path}');
  dispatchEvent(new PopStateEvent('popstate'));`;

/** Init script: records the text of the first toast, and whether the toast leaves the account menu uncovered. */
const watchToast = `
  new MutationObserver(() => {
    const toast = document.querySelector('.mantine-Notification-root');
    const menu = document.querySelector('header [aria-haspopup=menu]');
    if (toast && menu) globalThis.toast ??= toast.textContent + (toast.getBoundingClientRect().top >= menu.getBoundingClientRect().bottom ? ', the menu is free' : ', the menu is covered');
  }).observe(document, { childList: true, subtree: true });`;

/** Script for the page: prices, and links to them, that extend beyond the right edge. */
const cutOff = `[...document.querySelectorAll('#pricing :is(h2, h3, a, li, button)')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)`;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.describe('every page', () => {
  // Colours are measured without animations.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const language of languages('en')) {
    test(`accessibility › pages for visitors, in ${language} › no violation of WCAG 2.2 AA, nothing on the console`, async ({
      page,
      context,
    }) => {
      await begin(context, language);
      await scan(page, ['/', '/legal']);
      await scanWithin(page, ['/auth/login', '/auth/register', '/auth/verify-code', '/auth/forgot-password']);
      await scan(page, ['/auth/reset-password#token=t', '/auth/verify-email#token=t']);
      await scan(page, ['/auth/callback?error=google_confirm_account', '/shared', '/nowhere']);
    });
  }

  for (const language of languages('uk')) {
    test(`accessibility › pages behind the sign-in, in ${language} › no violation of WCAG 2.2 AA, nothing on the console`, async ({
      page,
      context,
    }) => {
      await begin(context, language);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await user.signIn(context);
      await scanWithin(page, ['/dashboard', '/positions', '/candidates', '/interviews', '/interviews/schedule']);
      const words = wordsOf(language);
      await page.goto(`${productUrl('playbook')}/subscription?onboarding=true`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await scanHere(page, 'the choice of a plan');
      await scanWithin(page, ['/positions/new', '/nowhere', '/subscription', '/profile']);
      await page.getByRole('button', { name: words('profile:password.change') }).click();
      await scanHere(page, '/profile, changing the password');
      await page.getByRole('button', { name: words('profile:delete.action') }).click();
      await scanDialog(page, '/profile, deleting the account');

      const made = await anInterview(user, language);
      await namedByLongWords(user, made);
      await scanWithin(page, ['/dashboard', '/positions', `/positions/${made.positionId}`]);
      await scanWithin(page, [`/positions/${made.positionId}/edit`, '/candidates', `/candidates/${made.candidateId}`]);
      await scanWithin(page, ['/interviews', `/interviews/schedule?candidateId=${made.candidateId}`]);
      await page.getByRole('button', { name: words('common:limit.options') }).click();
      await scanDialog(page, 'the paywall');
    });
  }

  for (const language of languages('uk')) {
    test(`accessibility › the setup, in ${language}, from its first step to its end › no violation of WCAG 2.2 AA, nothing on the console`, async ({
      page,
      context,
    }) => {
      await begin(context, language);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await user.signIn(context);
      const words = wordsOf(language);
      await scan(page, ['/onboarding']);
      await fillCompany(page, words);
      await scanHere(page, 'the setup, position');
      await fillPosition(page, words, language === 'uk' ? 'Диспетчерка' : 'Dispatch lead');
      const make = page.getByRole('button', { name: words('onboarding:interview.make') });
      await make.click();
      await scanHere(page, 'the setup, interview, with a refused field');
      await page.getByLabel(words('onboarding:interview.name')).fill('Ivan Petrenko');
      await make.click();
      const done = page.getByRole('heading', { level: 1, name: words('onboarding:complete.title') });
      await expect(done).toBeVisible({ timeout: 60_000 });
      await scanHere(page, 'the setup, complete');
    });
  }

  for (const language of languages('uk')) {
    test(`accessibility › an interview, in ${language}, from no plan to its summary › no violation of WCAG 2.2 AA, nothing on the console`, async ({
      page,
      context,
    }) => {
      await begin(context, language);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await startTrial(user);
      await user.signIn(context);
      const made = await anInterview(user, language);
      await namedByLongWords(user, made);
      const { interviewId } = made;
      const interview = `/interviews/${interviewId}`;
      const asked = { params: { interviewId } };
      await scan(page, [interview]);
      await planned(user, interviewId);
      await scan(page, [interview]);
      const share = async (view: ShareView): Promise<string> => {
        const { url } = await user.call(createShare, { ...asked, body: { view, hideName: false } });
        return url.replace(productUrl('playbook'), '');
      };
      await scan(page, [await share('questions'), await share('plan')]);
      await page.goto(`${productUrl('playbook')}${interview}?share=questions`);
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await scanDialog(page, `${interview}, sharing`);
      const words = wordsOf(language);
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: words('plan:forCandidate') }).click();
      await page.getByRole('button', { name: words('forCandidate:sheet.preparation') }).click();
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await scanDialog(page, `${interview}, for the candidate`);
      await user.call(startInterview, asked);
      await scan(page, [interview]);
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await scanHere(page, `${interview} at a question`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('8');
      await page.keyboard.press('v');
      const cv = page.getByRole('dialog', { name: words('runner:cv.title') });
      await expect(cv).toBeVisible();
      await scanHere(page, `${interview} scored, the CV beside the question`);
      await page.setViewportSize({ width: 1440, height: 900 });
      // Beside the question again, no longer over it.
      await expect(cv).toHaveCount(1);
      await page.keyboard.press('v');
      await expect(cv).toBeHidden();
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
      const summary = { overallAssessment: 'Відповідала по суті.', strengths: ['Лічить'], concerns: [] };
      await user.call(putSummary, { ...asked, body: { ...summary, recommendation: 'hire' } });
      await scan(page, [await share('report')]);
    });
  }
});

test('accessibility › from the form of signing in to the pages › the focus is where it is looked for, and nothing jumps or is covered', async ({
  page,
  context,
}) => {
  const english = wordsOf('en');
  const words = wordsOf('uk');
  const base = productUrl('playbook');
  const user = await aBrowserUser(base, 'uk');
  const position = await aPosition(user);
  await context.addInitScript(watchFooter);
  await context.addInitScript(watchToast);
  await test.step('the button that shows the password is reached by Tab', async () => {
    await page.goto(`${base}/auth/login`);
    await page.getByLabel(english('auth:field.email')).fill(user.email);
    const password = page.getByLabel(english('auth:field.password'), { exact: true });
    await password.fill(aPassword);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: english('auth:field.showPassword') })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
  });
  await test.step('signed in, the heading has the focus, and the toast leaves the account menu free', async () => {
    await page.getByLabel(english('auth:field.password'), { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(() => page.evaluate<string>('globalThis.toast'))
      .toBe(`${words('common:auth.loggedIn')}, the menu is free`);
  });
  await test.step('the foot of a page stays where it was first seen', async () => {
    // Shorter than the page but taller than its skeleton, which stays until the page's script is released.
    await page.setViewportSize({ width: 1440, height: 700 });
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/profile-page-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${base}/profile`);
    await expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();
    script.resolve();
    await expect(page.getByLabel(words('profile:fullName'))).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate<string[]>('footerMoves')).toEqual([]);
  });
  await test.step('one ring around the text of a job and the ways to it', async () => {
    await page.goto(`${base}/positions/${position.id}/edit`);
    const field = page.getByLabel(words('positions:form.description'), { exact: true });
    await field.press('a');
    await expect(field).toHaveCSS('box-shadow', 'none');
  });
  await test.step('the start page on a narrow phone cuts off nothing', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(base);
    await expect(page.getByRole('link', { name: words('common:public.open') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('common:public.register') })).toHaveCount(0);
    expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
    // Its sections clip content that is too wide.
    expect(await page.evaluate<string[]>(cutOff)).toEqual([]);
  });
  await test.step('a wrong address says what was asked for, and leads on', async () => {
    await page.goto(`${base}/nowhere/at/all`);
    await expect(page.getByRole('heading', { level: 1, name: words('common:notFound.title') })).toBeVisible();
    await expect(page.getByText('/nowhere/at/all', { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const places = page.getByRole('navigation').getByRole('link');
    await expect(places).toHaveText(
      ['positions', 'interviews', 'candidates'].map((one) => words(`common:shell.${one}`)),
    );
    expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: words('common:notFound.toDashboard') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

/** Words wider than a phone, wherever a user can type one. */
async function namedByLongWords(user: User, { positionId, candidateId }: { positionId: string; candidateId: string }) {
  const word = 'Донаудампфшифартселектрицитетенгауптбетрібсверкбауунтербеамтенгезельшафт';
  await user.call(updatePosition, {
    params: { positionId },
    body: { title: word, focusAreas: [word], department: word },
  });
  await user.call(updateCandidate, { params: { candidateId }, body: { name: word } });
}

async function begin(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
    sessionStorage.setItem('verify-email', 'olena@example.com');
  }, language);
}

async function scan(page: Page, paths: readonly string[]): Promise<void> {
  const errors = consoleErrors(page);
  for (const path of paths) {
    await page.goto(`${productUrl('playbook')}${path}`);
    await scanHere(page, path);
  }
  expect.soft(errors).toEqual([]);
}

/** Loads the first page and navigates to the others within the app: a fresh load is most of the cost of a scan. */
async function scanWithin(page: Page, [first, ...others]: readonly [string, ...string[]]): Promise<void> {
  const errors = consoleErrors(page);
  await scan(page, [first]);
  for (const path of others) {
    await page.evaluate(goWithin(path));
    await expect(page.locator('h1[data-left]')).toHaveCount(0);
    await expect(page).toHaveURL(`${productUrl('playbook')}${path}`);
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

/** Scans the current page in every variant: scheme and size change in place, as when a user rotates a device. */
async function scanHere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const chosen =
      colorScheme === 'light'
        ? { runOnly: { type: 'tag' as const, values: wcag }, rules }
        : { runOnly: { type: 'rule' as const, values: rulesOfColour } };
    expect.soft(await axeFindings(page, chosen), `${name}, ${colorScheme}, ${width} wide`).toEqual([]);
    const sideways = await pixelsSideways(page);
    expect.soft(sideways, `${name}, ${width} wide: scrolls sideways`).toBeLessThanOrEqual(0);
    const small = await page.evaluate<string[]>(smallTargets);
    if (width === 390) expect.soft(small, `${name}: boxes to touch that are under 24 px`).toEqual([]);
  }
}
