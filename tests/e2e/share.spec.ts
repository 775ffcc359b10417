import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { locales } from '#contracts/languages.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { getInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview, complete } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const base = productUrl('playbook');

for (const language of languages('en')) {
  const words = wordsOf(language);

  test(`a link › made on the plan, in ${language} › is read by a stranger, counted, and ended by its owner`, async ({
    page,
    context,
    browser,
  }) => {
    const user = await aBrowserUser(base, language);
    await startTrial(user);
    const interviewId = await aPlannedInterview(user, language);
    const params = { interviewId };
    const { plan } = await user.call(getPlan, { params });
    const { candidate, position } = await user.call(getInterview, { params });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await user.signIn(context);
    const interview = `${base}/interviews/${interviewId}`;
    await page.goto(interview);
    await page.getByRole('button', { name: words('common:share.action'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('share:title') });
    await expect(dialog.getByRole('radio', { name: words('share:view.questions') })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: words('share:view.report') })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: words('share:hideName') })).toBeChecked();
    await dialog.getByRole('button', { name: words('share:create') }).click();
    const address = dialog.getByRole('textbox', { name: words('share:made.field') });
    await expect(address).toHaveValue(new RegExp(`^${base}/shared#token=[\\w-]{43}$`));
    await dialog.getByRole('button', { name: words('share:made.copy') }).click();
    const url = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(url).toBe(await address.inputValue());
    const row = dialog.getByRole('listitem');
    await expect(row).toContainText(words('share:live.never'));

    const visit = await browser.newContext();
    await visit.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const stranger = await visit.newPage();
    const errors = consoleErrors(stranger);
    const opened = await stranger.goto(url);
    expect(opened?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(stranger.getByRole('heading', { level: 1, name: position.title })).toBeVisible();
    const asked = stranger.getByRole('list', { name: words('plan:questions') });
    for (const { text } of plan.questions) await expect(asked.getByRole('heading', { name: text })).toBeVisible();
    await expect(stranger.getByText(pattern(words('share:page.until')))).toBeVisible();
    const main = stranger.getByRole('main');
    await expect(main).not.toContainText(candidate.name);
    for (const { expectedAnswer, anchors } of plan.questions) {
      await expect(main).not.toContainText(expectedAnswer.keyPoints[0] ?? '?');
      await expect(main).not.toContainText(anchors[4]?.behaviours[0] ?? '?');
    }
    await test.step('the open list of its owner moves by itself', async () => {
      await expect(row).toContainText(
        pattern(words('share:live.opened_one').replace('{{count}}', '1').split('{{when}}')[0] ?? ''),
      );
    });
    await test.step('revoked only when it is said twice', async () => {
      await row.getByRole('button', { name: pattern(words('share:live.revokeOf')) }).click();
      await expect(row.getByRole('button', { name: words('share:live.keep') })).toBeFocused();
      await row.getByRole('button', { name: words('share:live.revokeNow') }).click();
      await expect(row).toHaveCount(0);
    });
    await stranger.reload();
    await expectEnded(stranger, language);
    // The rejected request is logged on the console, like every one.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);

    await test.step('the dialog closed, the address is as it was', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(interview);
    });
    await visit.close();
  });
}

test('a report › shared once it is decided › is read by somebody signed in; without a token there is nothing', async ({
  page,
  context,
  browser,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base, 'en');
  await startTrial(user);
  const interviewId = await aPlannedInterview(user, 'en');
  const params = { interviewId };
  await user.call(startInterview, { params });
  const { plan } = await user.call(getPlan, { params });
  const operations = plan.questions.slice(0, 2).map(({ id: questionId }, at) => ({
    id: randomUUID(),
    at: new Date().toISOString(),
    kind: 'score' as const,
    questionId,
    baseVersion: 0,
    value: [3, 10][at] ?? 0,
  }));
  await user.call(applyOperations, { params, body: { operations } });
  await complete(user, interviewId);
  const summary = { overallAssessment: 'Clear about her part.', strengths: [], concerns: [] };
  await user.call(putSummary, { params, body: { ...summary, recommendation: 'hire' } });
  await user.signIn(context);
  await page.goto(`${base}/interviews/${interviewId}`);
  // Which scores the mean includes, and which it leaves out: on the page and in the report.
  const ofAll = plan.questions.filter(({ block }) => block === 'core').map(({ order }) => `Q${String(order)}`);
  const listed = new Intl.ListFormat(locales.en, { type: 'conjunction' }).format(ofAll);
  const apart = plan.questions.length - ofAll.length;
  expect(apart).toBeGreaterThan(0);
  await expect(page.getByText(words('summary:mean.from').replace('{{questions}}', listed))).toBeVisible();
  // The same form on the page and in the report: the questions have a heading of their own, and each one left out says
  // so.
  const listOf = (of: Page, title: string) =>
    of.locator('section').filter({ has: of.getByRole('heading', { level: 2, name: words(title) }) });
  const ofQuestions = (of: Page) => listOf(of, 'summary:questions.title');
  const ofCompetencies = (of: Page) => listOf(of, 'summary:scores.title');
  // Beside the recommendation, the score that is below the minimum for an offer.
  const short = new RegExp(
    `^Q1: 3, ${words('summary:unmet.below').split(', ')[1]?.replace('{{least}}', '[46]') ?? '?'}$`,
  );
  await expect(page.getByRole('definition').filter({ hasText: short })).toBeVisible();
  const isLeftOut = new RegExp(`^${words('summary:mean.apart')}$`, 'iu');
  await expect(ofQuestions(page).getByText(words('summary:mean.own'))).toHaveCount(apart);
  // with the number's colour of a question for one candidate, as in the plan
  await expect(ofQuestions(page).locator('li:has([data-block="cv"])')).toHaveCount(
    plan.questions.filter(({ block }) => block === 'cv').length,
  );
  await expect(ofQuestions(page).locator('[data-part="dot"][data-apart]')).toHaveCount(apart);
  // The competencies likewise: a row either contributes to the mean or says that it does not.
  const { coverage } = await user.call(getSummary, { params });
  await expect(ofCompetencies(page).getByRole('listitem').getByText(isLeftOut)).toHaveCount(
    coverage.filter(({ isOwn, mean }) => isOwn && mean !== null).length,
  );
  // How much of each was scored is shown beside the verdict.
  const covered = page
    .getByRole('complementary', { name: words('summary:decision.title') })
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: words('summary:coverage.title') }),
    });
  await expect(covered.getByRole('listitem')).toHaveCount(coverage.length);
  const leftOut = coverage.flatMap((one) => (one.isOwn || one.apart.length === 0 ? [] : [one.apart]));
  const rows = leftOut.map((orders) =>
    words('summary:mean.apartOf').replace(
      '{{questions}}',
      new Intl.ListFormat(locales.en, { type: 'conjunction' }).format(orders.map((order) => `Q${String(order)}`)),
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const one of rows) await expect(page.getByText(one, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('summary:decision.share') }).click();
  const dialog = page.getByRole('dialog', { name: words('share:title') });
  await expect(dialog.getByRole('radio', { name: words('share:view.report') })).toBeChecked();
  await dialog.getByText(words('share:hideName'), { exact: true }).click();
  await dialog.getByRole('button', { name: words('share:create') }).click();
  const url = await dialog.getByRole('textbox', { name: words('share:made.field') }).inputValue();

  const other = await browser.newContext();
  const reader = await aBrowserUser(base, 'en');
  await reader.signIn(other);
  const read = await other.newPage();
  await read.goto(url);
  const { candidate } = await user.call(getInterview, { params });
  await expect(read.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible();
  await expect(read.getByRole('heading', { name: words('summary:recommendation.hire') })).toBeVisible();
  await expect(read.getByText('Clear about her part.')).toBeVisible();
  await expect(read.getByRole('definition').filter({ hasText: short })).toBeVisible();
  // The verdict has its icon, as in lists.
  await expect(read.locator('[data-verdict="hire"] svg')).toBeVisible();
  // The report itself explains how many questions the mean covers, and how many answers a figure.
  await expect(read.getByText(/^\d\.\d\/10$/)).toBeVisible();
  await expect(read.getByText(words('summary:mean.titleOf').replace('{{questions}}', listed))).toBeVisible();
  await expect(ofQuestions(read).getByText(words('summary:mean.own'))).toHaveCount(apart);
  for (const one of rows) await expect(read.getByText(one, { exact: true })).toBeVisible();
  await expect(read.getByText(pattern(words('summary:coverage.scored'))).first()).toBeVisible();
  // The scale of the figures, and the score an offer needs in each question: the first got a 3.
  await expect(read.getByText(words('share:page.scale'))).toBeVisible();
  const onStrips = ofCompetencies(read).locator('[data-part="dot"]');
  await expect(onStrips).toHaveCount(coverage.reduce((sum, { scored }) => sum + scored, 0));
  await expect(ofQuestions(read).getByText(words('common:decision.offerTakes'))).toHaveCount(1);
  await expect(ofQuestions(read).locator('[data-part="least"]')).toHaveCount(plan.questions.length);
  const below = new RegExp(`^${words('summary:scores.below').replace('{{score}}', '[46]')}$`, 'u');
  await expect(ofQuestions(read).getByText(below)).toHaveCount(1);
  // The bands are named once above each list, and not in its rows.
  const word = words('common:band.9-10');
  await expect(ofQuestions(read).getByText(word).and(read.locator(':not(.visually-hidden)'))).toHaveCount(1);
  // Each question is there in full, because whoever reads the report has not seen the plan.
  for (const { order, text } of plan.questions) {
    const asked = read
      .getByRole('article')
      .nth(order - 1)
      .getByText(text);
    await expect(asked).toBeVisible();
    expect(await asked.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
  }
  // Figures are aligned, however long their band names are.
  const figures = read
    .getByRole('article')
    .getByText(/^(?:3|10)$/)
    .and(read.locator('b'));
  await expect(figures).toHaveText(['3', '10']);
  const ends = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends[0]).toBe(ends[1]);
  // Another link in the same tab: only the fragment changes.
  await read.goto(`${base}/shared#token=${'x'.repeat(43)}`);
  await expectEnded(read, 'en');
  await read.goto(`${base}/shared`);
  await expectEnded(read, 'en');
  await other.close();
});

test('a link › asked for on the free plan › opens the offer, and the choice is there after it', async ({
  page,
  context,
}) => {
  const words = wordsOf('uk');
  const user = await aBrowserUser(base, 'uk');
  const interviewId = await aPlannedInterview(user, 'uk');
  await user.signIn(context);
  await page.goto(`${base}/interviews/${interviewId}`);
  await page.getByRole('button', { name: words('common:share.action'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('share:title') });
  await dialog.getByRole('radio', { name: words('share:view.plan') }).check();
  await dialog.getByRole('button', { name: words('share:create') }).click();
  const paywall = page.getByRole('dialog', { name: words('billing:paywall.feature.sharing') });
  await expect(paywall).toBeVisible();
  await expect(dialog).toBeHidden();
  // A user returning from the payment finds the dialog as it was.
  await page.reload();
  await expect(dialog.getByRole('radio', { name: words('share:view.plan') })).toBeChecked();
});

async function expectEnded(page: Page, language: 'en' | 'uk'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(language)('share:page.endedTitle') })).toBeVisible();
}
