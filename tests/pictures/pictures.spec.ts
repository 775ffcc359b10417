import { expect, test } from '@playwright/test';
import { createShare } from '#contracts/interviewing/summary/interview-share.ts';
import { aVisit } from '#tests/e2e/helpers/a-visit.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { type Desk, aDesk } from './a-desk.ts';
import { looks, settle } from './looks.ts';

const publicPages = {
  'sign-in': '/auth/login',
  register: '/auth/register',
  forgotten: '/auth/forgot-password',
  'preview-form': '/interview-preview',
  legal: '/legal',
};
const emptyPages = {
  'dashboard-empty': '/dashboard',
  'positions-empty': '/positions',
  'candidates-empty': '/candidates',
  'interviews-empty': '/interviews',
  'position-new': '/positions/new',
};

function fullPages({ positionId, candidateId, otherNameId, interviews }: Desk) {
  return {
    dashboard: '/dashboard',
    positions: '/positions',
    position: `/positions/${positionId}`,
    'position-compare': `/positions/${positionId}?view=compare`,
    'position-questions': `/positions/${positionId}?view=questions`,
    'position-edit': `/positions/${positionId}/edit`,
    candidates: '/candidates',
    candidate: `/candidates/${candidateId}`,
    'candidate-other-name': `/candidates/${otherNameId}`,
    interviews: '/interviews',
    'interview-new': `/interviews/schedule?positionId=${positionId}`,
    'interview-draft': `/interviews/${interviews.draft}`,
    plan: `/interviews/${interviews.planned}`,
    'plan-late': `/interviews/${interviews.late}`,
    runner: `/interviews/${interviews.running}`,
    'summary-open': `/interviews/${interviews.undecided}`,
    'summary-decided': `/interviews/${interviews.decided}`,
    calibration: '/reports',
    profile: '/profile',
    subscription: '/subscription',
    'not-found': '/nowhere',
  };
}

test.setTimeout(600_000);

for (const { language, colorScheme, width, height } of looks) {
  test(`pictures › ${language}, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const base = productUrl('playbook');
    const locale = language === 'en' ? 'en-GB' : 'uk-UA';
    // A phone has touch and a higher pixel density: at 1, letters snap to whole pixels and words run together.
    const device = width < 900 ? { deviceScaleFactor: 2, hasTouch: true, isMobile: true } : {};
    // the injected style below, which the page's CSP would block, puts form footers back in place
    const given = { colorScheme, viewport: { width, height }, locale, bypassCSP: true };
    const context = await browser.newContext({ ...given, ...device });
    const page = await context.newPage();
    const take = async (pages: Readonly<Record<string, string>>) => {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`${base}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        // Data arrives after the heading.
        await page.waitForTimeout(1200);
        if (name !== 'preview-processing') await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        const file = `.data/pictures/${language}-${colorScheme}-${width}/${name}.png`;
        // in a full-page picture a sticky footer would cover the middle
        const style = 'main form > :last-child, main footer, nav[class*="places-bar"] { position: static !important }';
        await page.screenshot({ path: file, fullPage: name !== 'runner', ...(name !== 'runner' && { style }) });
      }
    };
    await settle(context, language);
    await take({ landing: '/' });
    await take(publicPages);
    const { title, description, cv } = nurseJobs[language];
    const asked = { type: 'technical', durationMinutes: 45, language } as const;
    const visit = await aVisit(base, { ...asked, description: `${title}\n${description}`, cvText: cv });
    await page.evaluate((held) => localStorage.setItem('visit', held), JSON.stringify(visit));
    await take({ preview: '/interview-preview' });
    const pending = { state: 'running', step: 'writing_questions', fromPage: true, error: null, plan: null };
    await page.route('**/api/v1/anonymous/previews/*', (route) =>
      route.fulfill({ json: { id: visit.previewId, ...pending } }),
    );
    await take({ 'preview-processing': '/interview-processing' });
    await page.unroute('**/api/v1/anonymous/previews/*');
    await page.evaluate(() => localStorage.removeItem('visit'));
    const user = await aBrowserUser(base, language);
    await user.signIn(context);
    await take(emptyPages);
    await startTrial(user);
    const desk = await aDesk(user, language);
    await take(fullPages(desk));
    const params = { interviewId: desk.interviews.decided };
    const { url } = await user.call(createShare, { params, body: { view: 'report', hideName: false } });
    await take({ shared: new URL(url, base).pathname + new URL(url, base).hash });
    await context.close();
  });
}
