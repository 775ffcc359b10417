import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { completeInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { Run, type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { aPlannedInterview, complete, scoreAll } from '#tests/e2e/helpers/an-interview.ts';
import { isFull } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pixelsSideways } from '#tests/e2e/helpers/scan.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

/**
 * The summary of a completed run in which one question took time and its red flag was marked. @returns the flag's texts
 */
async function openSummary(page: Page): Promise<string[]> {
  const { user, interviewId, question } = await aRunWithRedFlag();
  const interview = { params: { interviewId } };
  const flag = { kind: 'flag' as const, questionId: question.id, baseVersion: 0, value: true };
  const spent = { kind: 'spent' as const, questionId: question.id, value: 240 };
  const operations = [flag, spent].map((one) => ({ id: randomUUID(), at: new Date().toISOString(), ...one }));
  await user.call(applyOperations, { ...interview, body: { operations } });
  await complete(user, interviewId);
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await expect(page.getByRole('textbox', { name: words('summary:assessment.title') })).toBeVisible();
  return question.redFlags.map(({ text }) => text);
}

/** Plans differ between positions, and not every plan has a red flag, so several are tried. */
async function aRunWithRedFlag() {
  for (let tried = 0; tried < 8; tried += 1) {
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    const interviewId = await aPlannedInterview(user, 'en');
    const interview = { params: { interviewId } };
    await user.call(startInterview, interview);
    const { plan } = await user.call(getPlan, interview);
    const question = plan.questions.find(({ redFlags }) => redFlags.length > 0);
    if (question !== undefined) return { user, interviewId, question };
  }
  throw new Error('no plan has a question with a red flag');
}

test('the summary › decided, on a phone › begins with the verdict and the way to share it', async ({ page }) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const params = { interviewId };
  await user.call(startInterview, { params });
  await complete(user, interviewId);
  const judged = { overallAssessment: 'Has moved services.', strengths: ['Figures'], concerns: [] };
  await user.call(putSummary, { params, body: { ...judged, recommendation: 'hire' } });
  await user.signIn(page.context());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const verdict = page.getByRole('complementary', { name: words('summary:decision.title') });
  await expect(verdict.getByText(new RegExp(`^${words('summary:recommendation.hire')}`))).toBeInViewport({ ratio: 1 });
  await expect(verdict.getByRole('button', { name: words('summary:decision.share') })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Figures', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // The answers were recorded afterwards, so no question was timed.
  await expect(page.getByRole('heading', { name: words('summary:minutes.title') })).toHaveCount(0);
});

test('the summary › long results, a red flag marked › nothing has a scroll of its own, what is beside stays in sight; after a network that was away it comes by itself', async ({
  page,
  context,
}) => {
  const flags = await openSummary(page);
  const minutes = page.getByRole('main').getByRole('table', { name: words('summary:minutes.title') });
  await expect(minutes).toBeVisible();
  // Each row says in words how it compares with the plan.
  const said = new RegExp(
    ['over', 'under', 'asPlanned']
      .map((key) => words(`summary:minutes.${key}`).replaceAll(/\{\{\w+\}\}/g, '.+'))
      .join('|'),
  );
  await expect(minutes.getByRole('row').nth(1)).toContainText(said);
  const scrollers = await page.evaluate<number>(
    `[...document.querySelectorAll('main *')].filter((element) =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)).length`,
  );
  expect(scrollers).toBe(0);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(minutes.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  const panel = page.getByRole('complementary', { name: words('summary:decision.title') });
  const record = panel.getByRole('button', { name: words('summary:decision.record') });
  for (const choice of await panel.getByRole('radio').all()) await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(record).toBeInViewport({ ratio: 1 });
  await page.evaluate('scrollTo(0, 0)');
  await expect(record).toBeInViewport({ ratio: 1 });
  await test.step('in a low window, what records stays in sight', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await expect(record).toBeInViewport({ ratio: 1 });
  });
  await test.step('opened without a network, it says which red flag by itself when it is back', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/run', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(words('summary:failed'))).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('button', { name: words('summary:scores.openAll') }).click();
    for (const flag of flags) await expect(page.getByText(flag)).toBeVisible();
  });
});

test('the summary › undecided › says why nothing can be recorded yet; a note goes to the lists and back; no mean is shown', async ({
  page,
}) => {
  const { user, interviewId, question } = await aRunWithRedFlag();
  const params = { interviewId };
  const note = { kind: 'note' as const, questionId: question.id, baseVersion: 0, value: 'Moved two services.' };
  await user.call(applyOperations, {
    params,
    body: { operations: [{ id: randomUUID(), at: new Date().toISOString(), ...note }] },
  });
  await complete(user, interviewId);
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const panel = page.getByRole('main');
  const record = panel.getByRole('button', { name: words('summary:decision.record') });
  await expect(record).toHaveAccessibleDescription(words('summary:decision.chooseFirst'));
  await test.step('pressed before anything is chosen, it says so, and leads to the choice', async () => {
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await record.click();
    await expect(panel.getByRole('alert')).toHaveText(words('summary:decision.chooseFirst'));
    await expect(panel.getByRole('radio').first()).toBeFocused();
  });
  await expect(page.getByRole('columnheader', { name: words('summary:scores.mean') })).toHaveCount(0);

  const markOf = (list: 'strengths' | 'concerns') =>
    page.getByRole('button', {
      name: words(`summary:questions.${list}Of`).replace('{{number}}', String(question.order)),
    });
  await page.getByRole('button', { name: words('summary:scores.openAll') }).click();
  const mark = markOf('strengths');
  const strengths = page.getByRole('region', { name: words('summary:lists.strengths'), exact: true });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(markOf('concerns')).toHaveAttribute('aria-pressed', 'false');
  await expect(strengths.getByRole('textbox')).toHaveValue('Moved two services.');
  await mark.click();
  await expect(strengths.getByRole('textbox')).toHaveCount(0);

  await panel.getByRole('radio').first().check();
  await expect(panel.getByText(words('summary:decision.chooseFirst'))).toHaveCount(0);

  await test.step('neither is it reopened without a reason', async () => {
    await page.getByRole('button', { name: words('summary:reopen.action') }).click();
    const dialog = page.getByRole('dialog', { name: words('summary:reopen.title') });
    const reason = dialog.getByRole('textbox', { name: words('summary:reopen.reason') });
    await dialog.getByRole('button', { name: words('summary:reopen.action') }).click();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(words('summary:reopen.reasonRequired'));
  });
});

test('the summary › a red flag was marked, a question has no score › both are counted above the answers, and marked where they are', async ({
  page,
}) => {
  const { user, interviewId, question } = await aRunWithRedFlag();
  const params = { interviewId };
  const { plan } = await user.call(getPlan, { params });
  const skipped = plan.questions.find(({ id }) => id !== question.id) ?? question;
  await scoreAll(user, interviewId);
  const at = new Date().toISOString();
  const operations: Operation[] = [
    { id: randomUUID(), at, kind: 'flag', questionId: question.id, baseVersion: 0, value: true },
    { id: randomUUID(), at, kind: 'score', questionId: skipped.id, baseVersion: 1, value: null },
    {
      id: randomUUID(),
      at,
      kind: 'state',
      questionId: skipped.id,
      baseVersion: 0,
      value: { state: 'skipped', reason: 'no_time' },
    },
  ];
  await user.call(applyOperations, { params, body: { operations } });
  await user.call(completeInterview, { params });
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const scores = page.getByRole('region', { name: words('summary:steps.scores') });
  const rowOf = (number: number) => scores.locator(`#answer-${String(number)} > summary`);
  await expect(rowOf(question.order).getByLabel(words('summary:questions.flag'))).toBeVisible();
  await expect(rowOf(skipped.order)).toContainText(words('summary:skipReason.no_time'));
  // Only the interview itself allows scoring it.
  await expect(page.getByRole('button', { name: words('summary:reopen.action') })).toHaveCount(1);
  const counted = ['unscored', 'flagged'].map((key) => words(`summary:steps.${key}_one`).replace('{{count}}', '1'));
  await expect(scores.getByText(counted.join(', '), { exact: true })).toBeVisible();
  await rowOf(question.order).click();
  await expect(page.getByRole('heading', { level: 4, name: question.text })).toBeInViewport();
});

for (const width of isFull ? [1280, 390] : [390]) {
  test(`the summary › before anything is recorded, ${String(width)} wide › each score opens to its question and notes; below the least stands what is`, async ({
    page,
  }) => {
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    const interviewId = await aPlannedInterview(user, 'en');
    const params = { interviewId };
    await user.call(startInterview, { params });
    const { plan } = await user.call(getPlan, { params });
    await scoreAll(user, interviewId);
    const decides = new Set(
      plan.decision?.offer?.leastScores.filter(({ ifAsked }) => ifAsked !== true).map(({ order }) => order),
    );
    const other = plan.questions.find(({ order }) => !decides.has(order));
    if (other === undefined) throw new Error('every question decides');
    const tick = '1.0';
    const behaviour = other.anchors[1]?.behaviours[0] ?? '?';
    const at = new Date().toISOString();
    const of = { at, questionId: other.id };
    const operations: Operation[] = [
      { ...of, id: randomUUID(), kind: 'score', baseVersion: 1, value: 3 },
      { ...of, id: randomUUID(), kind: 'note', baseVersion: 0, value: 'Named no figure.' },
      { ...of, id: randomUUID(), kind: 'ticks', baseVersion: 0, value: [tick] },
    ];
    await user.call(applyOperations, { params, body: { operations } });
    await user.call(completeInterview, { params });
    await user.signIn(page.context());
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const scores = page.getByRole('region', { name: words('summary:steps.scores') });
    const rows = scores.locator('details[id^="answer-"] > summary');
    await expect(rows).toHaveCount(plan.questions.length);

    const below = words('summary:scores.below').replace('{{score}}', '4');
    await test.step('what decides comes first; a 3 elsewhere is below the 4 that an offer takes', async () => {
      const groups = scores.getByRole('heading', { level: 3 });
      const least = (score: number) => words('summary:scores.least').replace('{{score}}', String(score));
      await expect(groups).toHaveText([
        words('summary:scores.decides') + least(6),
        words('summary:scores.others') + least(4),
      ]);
      await expect(rows.getByText(below, { exact: true })).toHaveCount(1);
      await expect(scores.getByText(words('common:decision.met'), { exact: true })).toHaveCount(
        plan.questions.length - 1,
      );
      // On the scale, a line marks the minimum: no row has a judging icon.
      await expect(rows.locator('svg')).toHaveCount(plan.questions.length);
      for (const one of await rows.all()) {
        const isBelow = (await one.innerText()).includes(below);
        const [dot, line] = await Promise.all(
          ['dot', 'least'].map((part) => one.locator(`[data-part="${part}"]`).boundingBox()),
        );
        expect((dot?.x ?? NaN) < (line?.x ?? NaN)).toBe(isBelow);
      }
    });

    const row = rows.filter({ hasText: below });
    const asked = scores.getByRole('heading', { level: 4, name: other.text });
    const note = scores.getByRole('paragraph').filter({ hasText: 'Named no figure.' });
    await test.step('the keyboard opens it where it stands, and closes it', async () => {
      await expect(row).toContainText(words('common:band.1-3'));
      await expect(asked).toBeHidden();
      // the note is visible without opening it
      await expect(row.getByText('Named no figure.')).toBeVisible();
      await row.press('Enter');
      await expect(asked).toBeVisible();
      await expect(note).toBeVisible();
      await expect(scores.getByText(behaviour)).toBeVisible();
      await row.press('Enter');
      await expect(asked).toBeHidden();
    });
    await test.step('so does a press; nothing of it is told once more below', async () => {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await row.click();
      await expect(note).toBeVisible();
      await expect(page.getByRole('heading', { name: words('summary:questions.title') })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: other.text })).toHaveCount(1);
      expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
    });
  });
}

test('the summary › a plan from before every question had its least score › says what is known, and opens all the same', async ({
  page,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const params = { interviewId };
  await user.call(startInterview, { params });
  await complete(user, interviewId);
  const sentence = '4 or more in every other question asked';
  await page.route(`**/interviews/${interviewId}/run`, async (route) => {
    const answer = await route.fetch();
    const run = Run.parse(await answer.json());
    const { decision } = run.plan;
    const leastScores = decision?.offer?.leastScores.filter(({ ifAsked }) => ifAsked !== true) ?? [];
    const offer = { leastScores, also: [sentence] };
    await route.fulfill({
      response: answer,
      json: { ...run, plan: { ...run.plan, decision: { ...decision, offer } } },
    });
  });
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const scores = page.getByRole('region', { name: words('summary:steps.scores') });
  await expect(scores.getByRole('heading', { level: 3 })).toHaveText([
    new RegExp(`^${words('summary:scores.decides')}`),
    words('summary:scores.rest'),
  ]);
  // What only a person can judge is shown once the option is chosen.
  await page.getByRole('radio', { name: words('summary:recommendation.hire'), exact: true }).check();
  await expect(page.getByText(sentence).filter({ visible: true })).toHaveCount(1);
  await scores.locator('details[id^="answer-"] > summary').last().click();
  await expect(scores.getByRole('heading', { level: 4 }).filter({ visible: true })).toHaveCount(1);
});

test('the summary › undecided, on a phone › scores are in sight, then what is written, chosen and recorded; a bar leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSummary(page);
  // Named after what it does, unlike the button that records.
  const toChoice = page.getByRole('link', { name: words('summary:decision.toChoice') });
  const record = page.getByRole('link', { name: words('summary:decision.toRecord') });
  const choice = page.getByRole('radio', { name: words('summary:recommendation.hire'), exact: true });
  const filled = page.getByRole('main').locator('[data-variant="filled"]');
  await expect(page.locator('details[id^="answer-"]').first()).toBeInViewport({ ratio: 1 });
  await expect(toChoice).toBeInViewport({ ratio: 1 });
  await expect(filled).toHaveCount(1);
  await expect(record).toHaveCount(0);
  // The scores come before the choice, labelled with the question's topic, beside the minimum for an offer.
  const rule = page.locator('summary').filter({ hasText: words('common:decision.title') });
  const row = page.locator('details[id^="answer-"]').first();
  await expect(row.getByText(words('common:decision.met'), { exact: true })).toBeVisible();
  const places = [
    row,
    page.getByRole('heading', { name: words('summary:assessment.title') }),
    page.getByRole('button', { name: words('summary:lists.addStrength') }),
    page.getByRole('heading', { name: words('summary:decision.title') }),
    choice,
    page.getByRole('button', { name: words('summary:decision.record') }),
    rule,
    page.getByRole('heading', { name: words('summary:minutes.title') }),
  ];
  const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await row.locator('summary').click();
  await expect(row.getByRole('heading', { level: 4 })).toBeVisible();
  await toChoice.click();
  await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(choice).toBeFocused();
  await choice.check();
  await page.evaluate('scrollTo(0, 0)');
  await expect(record).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('main').getByRole('contentinfo').or(page.locator('main footer'));
  await expect(bar).toContainText(words('summary:recommendation.hire'));
  await record.click();
  await expect(filled).toHaveText([words('summary:decision.record')]);
  await expect(filled).toBeInViewport({ ratio: 1 });
  // With the choice and the button in view, no bar repeats them.
  await expect(bar).toHaveCount(0);
  await expect(choice).toBeChecked();
  expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
});
