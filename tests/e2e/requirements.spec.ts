import { type Locator, expect, test } from '@playwright/test';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { goToRequirements } from '#tests/e2e/helpers/go-to-requirements.ts';
import { complete, planned, scoreAll } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { createShare } from '#contracts/interviewing/summary/interview-share.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('uk')) {
  test(`what the job requires › in ${language}, from the plan over the run to the summary › is asked, answered and kept`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const job = nurseJobs[language];
    const user = await aBrowserUser(productUrl('playbook'), language);
    const { title, description, previousFeedback } = job;
    const position = await aPosition(user, { title, description, focusAreas: [...job.focusAreas] });
    const changes = { language, previousFeedback } as const;
    const { id: interviewId } = await anInterview(user, { positionId: position.id, cv: job.cv, changes });
    await planned(user, interviewId);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await user.signIn(context);

    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    await expect(page.getByRole('heading', { name: words('plan:requirements.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('plan:toSettle.title') })).toBeVisible();
    await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
    await expect(page.getByText(job.open).first()).toBeVisible();
    for (const asked of job.asked) await expect(page.getByText(asked).first()).toBeVisible();
    for (const area of job.focusAreas) {
      const row = page
        .getByRole('term')
        .filter({ hasText: area })
        .or(page.getByRole('listitem').filter({ hasText: area }));
      await expect(row.first()).toBeVisible();
    }
    await expect(page.getByText(words('plan:focus.none'))).toHaveCount(0);
    await expect(page.getByText(job.unclear).first()).toBeVisible();

    await page.getByRole('button', { name: words('plan:start') }).click();
    await goToRequirements(page, words);
    const choice = (index: number, answer: string) =>
      page
        .getByRole('radiogroup', { name: job.asked[index] ?? '' })
        .getByRole('radio', { name: words(`runner:requirement.${answer}`) });
    const choose = (index: number, answer: string) =>
      page
        .getByRole('radiogroup', { name: job.asked[index] ?? '' })
        .getByText(words(`runner:requirement.${answer}`), { exact: true })
        .click();
    await choose(0, 'yes');
    await choose(1, 'no');
    const settled = page.getByRole('region', { name: words('runner:toSettle.title') });
    await settled.getByText(words('runner:toSettle.no'), { exact: true }).click();
    const params = { interviewId };
    await until(async () => (await user.call(getRun, { params })).requirementAnswers.join() === 'yes,no,no', 15_000);
    await page.reload();
    await expect(choice(0, 'yes')).toBeChecked();
    await expect(choice(1, 'no')).toBeChecked();
    await expect(settled.getByRole('radio', { name: words('runner:toSettle.no') })).toBeChecked();

    await complete(user, interviewId);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const results = page.getByRole('region', { name: words('summary:requirements.title') });
    const own = page.getByRole('region', { name: words('summary:toSettle.title') });
    const path = page.getByRole('main');
    const panel = page.getByRole('complementary', { name: words('summary:decision.title') });
    const check = page.getByRole('region', { name: words('summary:steps.settle'), exact: true });
    // on its own it starts with a capital letter
    const nights = new RegExp(job.asked[1]?.source ?? '$^', 'i');
    const beside = check.getByRole('radiogroup', { name: nights });
    const counted = (what: string) => words(`common:unmet.${what}_one`).replace('{{count}}', '1');
    await test.step('before the recommendation stands what is not met, to be answered; beside it how many', async () => {
      // Requirements answered yes are folded away.
      await expect(check.getByRole('radiogroup')).toHaveCount(2);
      await expect(beside.getByRole('radio', { name: words('summary:requirements.no') })).toBeChecked();
      // Points about this candidate are apart from the requirements for everybody.
      await expect(check.getByRole('heading', { level: 3 })).toHaveText([
        words('summary:check.ofPerson'),
        words('summary:check.ofJob'),
      ]);
      // While they can be answered here, they are not listed again below.
      await expect(results).toHaveCount(0);
      const form = language === 'uk' ? 'few' : 'other';
      const state = (what: string, count: number) =>
        words(`summary:steps.${what}_${count === 1 ? 'one' : form}`).replace('{{count}}', String(count));
      await expect(check.getByText(state('notMet', 2), { exact: true })).toBeVisible();
      // The options are as dark as the text beside them: in grey they looked disabled.
      const ink = await page.evaluate<string>('getComputedStyle(document.body).color');
      const open = beside.getByText(words('summary:requirements.open'), { exact: true });
      await expect(open).toHaveCSS('color', ink);
      await beside.getByText(words('summary:requirements.open'), { exact: true }).click();
      await until(
        async () => (await user.call(getRun, { params })).requirementAnswers.join() === 'yes,open,no',
        15_000,
      );
      await expect(beside.getByRole('radio', { name: words('summary:requirements.open') })).toBeChecked();
      // Unmet and open ones are counted separately.
      await expect(check.getByText(`${state('notMet', 1)}, ${state('open', 1)}`, { exact: true })).toBeVisible();
      // The option to hire beside it says how many of its conditions are open.
      const hire = panel.getByRole('radio', { name: words('summary:recommendation.hire'), exact: true });
      await expect(hire).toHaveAccessibleDescription(new RegExp(state('open', 1), 'u'));
    });
    await test.step('on a phone a bar says how much is open, and leads to it', async () => {
      const desk = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 390, height: 844 });
      // Points left open here are no longer a step until the page is opened again.
      await page.reload();
      await page.getByRole('link', { name: words('summary:steps.stillOpen_one').replace('{{count}}', '1') }).click();
      await expect(beside.getByText(words('summary:requirements.open'), { exact: true })).toBeInViewport();
      await page.setViewportSize(desk);
    });
    await test.step('what is recorded names it, on the page, on paper and as Markdown', async () => {
      await path.getByRole('radio', { name: words('summary:recommendation.hire') }).check();
      await path.getByRole('button', { name: words('summary:decision.record') }).click();
      await expect(results.getByRole('listitem')).toHaveCount(2);
      await expect(results.getByRole('listitem').nth(0)).toContainText(words('summary:requirements.yes'));
      await expect(results.getByRole('listitem').nth(1)).toContainText(words('summary:requirements.open'));
      await expect(own.getByRole('listitem')).toContainText(words('summary:toSettle.no'));
      await expect(panel).toContainText(counted('notMet'));
      await expect(panel).toContainText(counted('open'));
      await expect(panel.getByRole('definition').filter({ hasText: nights })).toBeVisible();
      await expect(check).toBeHidden();
      // Only once: beside the name it would appear twice in the same view.
      const verdict = await panel.getByText(counted('notMet')).first().textContent();
      await expect(page.getByRole('main').getByText(verdict ?? '?', { exact: true })).toHaveCount(1);
      await expect(panel.getByText(words('common:decision.noWhen'), { exact: true })).toBeHidden();
      await panel.getByRole('heading', { name: words('common:decision.title') }).click();
      await expect(panel.getByText(words('common:decision.noWhen'), { exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(panel.getByRole('definition').filter({ hasText: nights })).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.getByRole('button', { name: words('common:export.action') }).click();
      await page.getByRole('menuitem', { name: words('summary:markdown.copy') }).click();
      const markdown = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(markdown).toContain(counted('open'));
      expect(markdown).toMatch(pattern(words('summary:markdown.open')));
      expect(
        markdown.split('\n').find((line) => line.includes(words('summary:markdown.open').split('{{')[0] ?? '?')),
      ).toMatch(nights);
    });
    await test.step('it is answered again only while the recommendation is changed', async () => {
      // What was left open links to where it is answered. Settling comes before sharing.
      await expect(panel.locator('[data-variant="filled"]')).toHaveText([words('summary:decision.settle')]);
      await panel.getByRole('button', { name: words('summary:decision.settle') }).click();
      await expect(check.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(path.getByRole('button', { name: words('common:action.cancel') })).toBeInViewport();
      await beside.getByText(words('summary:requirements.yes'), { exact: true }).click();
      await until(async () => (await user.call(getRun, { params })).requirementAnswers.join() === 'yes,yes,no', 15_000);
      await path.getByRole('button', { name: words('common:action.close') }).click();
      await expect(panel).not.toContainText(counted('open'));
      await expect(panel).toContainText(counted('notMet'));
      await expect(panel.getByRole('button', { name: words('summary:decision.settle') })).toHaveCount(0);
      await expect(panel.locator('[data-variant="filled"]')).toHaveText([words('summary:decision.share')]);
    });
    await test.step('whoever has a link to the report reads it in the verdict', async () => {
      await startTrial(user);
      const { url } = await user.call(createShare, { params, body: { view: 'report', hideName: true } });
      await page.goto(url);
      await expect(page.getByText(counted('notMet'), { exact: true })).toBeVisible();
      // What is not met is in the verdict, and only there.
      await expect(page.getByRole('definition')).toHaveCount(1);
      const met = page.getByRole('listitem').filter({ hasText: words('summary:requirements.yes') });
      await expect(met.first()).toBeVisible();
      await expect(page.getByText(words('summary:toSettle.no'), { exact: true })).toHaveCount(0);
    });
  });
}

test('what the job requires › nobody was asked, and somebody finishes › is told which, asked or settled later, and the summary leads from step to step with one main button', async ({
  page,
}) => {
  const words = wordsOf('en');
  const job = nurseJobs.en;
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const { title, description, previousFeedback } = job;
  const position = await aPosition(user, { title, description, focusAreas: [...job.focusAreas] });
  const changes = { language: 'en', previousFeedback } as const;
  const { id: interviewId } = await anInterview(user, { positionId: position.id, cv: job.cv, changes });
  await planned(user, interviewId);
  const params = { interviewId };
  await user.call(startInterview, { params });
  await scoreAll(user, interviewId);
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.intro'));

  const dialog = page.getByRole('dialog', { name: words('runner:finish.title') });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  for (const asked of job.asked) await expect(dialog.getByRole('listitem').filter({ hasText: asked })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words('runner:finish.interview') })).toHaveCount(0);
  await dialog.getByRole('button', { name: words('runner:finish.askNow') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.requirements'));
  const required = page.getByRole('radiogroup', { name: job.asked[0] });
  await required.getByText(words('runner:requirement.yes'), { exact: true }).click();
  await until(async () => (await user.call(getRun, { params })).requirementAnswers[0] === 'yes', 15_000);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').filter({ hasText: job.asked[0] })).toHaveCount(0);
  await dialog.getByRole('button', { name: words('runner:finish.settleLater') }).click();

  const main = page.getByRole('main');
  const filled = main.locator('[data-variant="filled"]');
  await expect(page.getByRole('textbox', { name: words('summary:assessment.title') })).toBeVisible();
  const steps = ['steps.scores', 'steps.settle', 'assessment.title', 'decision.title'];
  await expect(main.getByRole('heading', { level: 2 }).filter({ hasText: /./ })).toContainText(
    steps.map((step) => words(`summary:${step}`)),
  );
  const check = page.getByRole('region', { name: words('summary:steps.settle'), exact: true });
  const panel = page.getByRole('complementary', { name: words('summary:decision.title') });
  const hire = panel.getByRole('radio', { name: words('summary:recommendation.hire'), exact: true });
  const record = panel.getByRole('button', { name: words('summary:decision.record') });
  const answerArrives = Promise.withResolvers<void>();
  await test.step('what is open stands below the scores; the choice stands beside it, none is made, and no button presses for one', async () => {
    await expect(check).toBeVisible();
    const open = check.getByRole('radiogroup');
    await expect(open).toHaveCount(2);
    await expect(filled).toHaveCount(0);
    await expect(hire).toBeInViewport();
    await expect(hire).toHaveAccessibleDescription(
      new RegExp(words('summary:steps.open_one').replace('{{count}}', '1'), 'u'),
    );
    const first = page.waitForResponse('**/requirement-answers');
    await open.first().getByText(words('summary:toSettle.yes'), { exact: true }).click();
    await first;
    // Reviewed and left open; that answer is still being saved when the recommendation is recorded.
    await page.route('**/requirement-answers', (route) => answerArrives.promise.then(() => route.continue()), {
      times: 1,
    });
    await open.last().getByText(words('summary:requirements.open'), { exact: true }).click();
  });
  await test.step('each choice says which of its grounds hold by the scores and answers', async () => {
    const scores = main.getByRole('region', { name: words('summary:steps.scores') });
    await expect(scores.getByRole('heading', { level: 3 }).first()).toContainText(words('summary:scores.decides'));
    await expect(scores.getByText(words('common:decision.met'), { exact: true }).first()).toBeVisible();
    await expect(hire).toHaveAccessibleDescription(
      new RegExp(`${words('summary:grounds.holds')} ${words('summary:grounds.least')}`, 'u'),
    );
    // What was left open counts neither for nor against it.
    await expect(hire).toHaveAccessibleDescription(
      new RegExp(words('summary:steps.open_one').replace('{{count}}', '1'), 'u'),
    );
    await expect(hire).not.toHaveAccessibleDescription(new RegExp(words('summary:grounds.fails'), 'u'));
    await hire.check();
  });
  await test.step('once one is chosen, the main button records it; a no asks for a reason beside it', async () => {
    await panel.getByRole('radio', { name: words('summary:recommendation.no_hire'), exact: true }).check();
    await expect(panel.getByText(words('summary:decision.why'))).toBeInViewport();
    await hire.check();
    await expect(filled).toHaveText([words('summary:decision.record')]);
    // A failure is shown in view, where the user can retry.
    await page.route('**/summary', (route) => route.fulfill({ status: 400, json: {} }));
    await record.press('Enter');
    await expect(record).toHaveAttribute('data-loading', 'true');
    answerArrives.resolve();
    await expect(panel.getByRole('alert')).toBeInViewport();
    await expect(record).toBeFocused();
    await page.unroute('**/summary');
    await page.evaluate('scrollTo(0, 0)');
    await expect(record).toBeInViewport({ ratio: 1 });
    await record.press('Enter');
    await expect(panel.getByText(new RegExp(`^${words('summary:recommendation.hire')}`))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('what is still open stands beside the hire, which has one look, also in a list', async () => {
    const open = words('common:unmet.open_one').replace('{{count}}', '1');
    const outcome = words('interviews:list.outcome.hire');
    await page.goto(`${productUrl('playbook')}/interviews?status=closed`);
    const row = page.getByRole('list', { name: words('interviews:title') }).getByRole('listitem');
    await expect(row.getByText(open, { exact: true })).toBeVisible();
    const [pen, warn] = await page.evaluate<string[]>(
      `['--aw-pen', '--aw-warn'].map((name) => {
        const one = document.createElement('i');
        one.style.color = 'var(' + name + ')';
        return getComputedStyle(document.body.appendChild(one)).color;
      })`,
    );
    await expect(row.getByText(outcome, { exact: true })).toHaveCSS('color', pen ?? '');
    await expect(row.getByText(open, { exact: true })).toHaveCSS('color', warn ?? '');
    await expect(row.getByTitle(words('interviews:list.coreMean'))).toHaveText(
      new RegExp(`^${words('interviews:list.core')} \\d+\\.\\d/10$`),
    );
    await page.goto(`${productUrl('playbook')}/positions/${position.id}`);
    await expect(page.getByText(outcome, { exact: true })).toBeVisible();
    await expect(page.getByText(open, { exact: true })).toBeVisible();
    // On a phone: below the verdict and the open items the average, and at the end of that line the action.
    await page.setViewportSize({ width: 390, height: 844 });
    const of = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
    const box = async (part: Locator) => {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      return { top: y, bottom: y + height, right: x + width };
    };
    const [verdict, mean, act] = await Promise.all([
      box(of.getByText(open, { exact: true })),
      box(of.getByTitle(words('interviews:list.coreMean'))),
      box(of.getByRole('link', { name: words('interviews:step.openSummary') })),
    ]);
    expect(mean.top).toBeGreaterThanOrEqual(verdict.bottom - 1);
    expect(act.bottom).toBeGreaterThan(mean.top);
    expect(act.top).toBeGreaterThan(verdict.top);
    expect(act.right).toBeGreaterThan(340);
  });
});
