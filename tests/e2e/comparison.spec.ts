import { randomUUID } from 'node:crypto';
import { type Locator, type Page, expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import {
  type Recommendation,
  completeInterview,
  createInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { PositionComparison } from '#contracts/interviewing/position-comparison.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { filledWith, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

interface Completed {
  readonly positionId: string;
  readonly name: string;
  readonly language: Language;
  readonly score: number;
}

async function completed(user: BrowserUser, { positionId, name, language, score }: Completed) {
  const { id: candidateId } = await aCandidate(user, { name, positionId });
  const body = newInterview(positionId, candidateId, { language, durationMinutes: 30 });
  const { id: interviewId } = await user.call(createInterview, { body });
  await planned(user, interviewId);
  const interview = { params: { interviewId } };
  await user.call(startInterview, interview);
  const { plan } = await user.call(getPlan, interview);
  const operations = plan.questions.flatMap(({ id: questionId, block }): Operation[] => {
    const answer = { at: new Date().toISOString(), questionId, baseVersion: 0 };
    return [
      { ...answer, id: randomUUID(), kind: 'score', value: block === 'core' ? score : score - 3 },
      { ...answer, id: randomUUID(), kind: 'note', value: `${name}: 120 ms` },
    ];
  });
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  return { interviewId, question: plan.questions.find(({ block }) => block === 'core')?.text ?? '' };
}

async function decided(user: BrowserUser, { recommendation, ...run }: Completed & { recommendation: Recommendation }) {
  const done = await completed(user, run);
  const params = { interviewId: done.interviewId };
  const text = { overallAssessment: run.name, strengths: [], concerns: [] };
  await user.call(putSummary, { params, body: { ...text, recommendation } });
  return done;
}

/**
 * The comparison table of Ada and Boris, both recommended for hire, on the page of a position with this description.
 */
async function compareTwo(page: Page, description: string): Promise<Locator> {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await startTrial(user);
  const { id: positionId } = await aPosition(user, { description });
  const of = { positionId, language: 'en', recommendation: 'hire' } as const;
  await decided(user, { ...of, name: 'Ada Example', score: 6 });
  await decided(user, { ...of, name: 'Boris Example', score: 8 });
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/positions/${positionId}?view=compare`);
  return page.getByRole('table');
}

async function expectEqualWidths(row: Locator): Promise<void> {
  const widths = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(new Set(widths).size, String(widths)).toBe(1);
}

/** Also at the last row, and not covered by anything. */
async function expectNamesInSight(table: Locator, names: readonly string[]): Promise<void> {
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await table.evaluate((one) => one.parentElement?.scrollTo({ left: 0 }));
  for (const name of names) {
    const link = table.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const at = `document.elementFromPoint(${String(x + width / 2)}, ${String(y + height / 2)})`;
    expect(await table.page().evaluate(`${at}?.closest('a')?.textContent`)).toBe(name);
  }
}

/** Each of the two three times, under different names. */
async function sixCompared(page: Page): Promise<string[]> {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${letter} Example`);
  await page.route('**/comparison', async (route) => {
    const response = await route.fetch();
    const { rounds, ...rest } = PositionComparison.parse(await response.json());
    const many = rounds.map((round) => {
      const six = names.map((name, at) => {
        const one = round.interviews[at % round.interviews.length] ?? raise('nobody is compared');
        const candidate = { ...one.candidate, name };
        // the first of them has no score for the first question
        const answers = one.answers.map((answer, place) =>
          at + place === 0 && answer ? { ...answer, score: null } : answer,
        );
        return { ...one, id: randomUUID(), candidate, answers };
      });
      return { ...round, interviews: six };
    });
    await route.fulfill({ response, json: { ...rest, rounds: many } });
  });
  return names;
}

function raise(message: string): never {
  throw new Error(message);
}

test.describe('candidates of one position', () => {
  test.describe.configure({ timeout: 240_000 });

  test('a requirement that nobody was asked › is settled for one of them from the comparison', async ({ page }) => {
    const words = wordsOf('en');
    const table = await compareTwo(page, 'You build APIs.\n\nRequirements:\n- English at B2');
    // Said once beside the heading, as nobody was asked about any of them.
    await expect(table.getByRole('row').filter({ hasText: words('positions:compare.notAsked') })).toHaveCount(1);
    const notAsked = table.getByRole('row').filter({ has: page.getByRole('listitem') });
    await expect(notAsked.getByRole('listitem')).toHaveText(['English at B2']);
    const said = words('common:unmet.open_one').replace('{{count}}', '1');
    const outcomes = table.getByRole('row', { name: words('positions:compare.recommendation') }).getByRole('cell');
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(2);
    const settle = words('positions:compare.settleWith').replace('{{name}}', 'Ada Example');
    const left = table.getByRole('row', { name: words('positions:compare.settle') });
    await left.getByRole('link', { name: settle }).click();

    const check = page.getByRole('region', { name: words('summary:steps.settle'), exact: true });
    const answer = check.getByRole('radiogroup', { name: 'English at B2' });
    await expect(answer.getByRole('radio').first()).toBeFocused();
    await answer.getByText(words('summary:requirements.yes'), { exact: true }).click();
    await expect(answer.getByRole('radio', { name: words('summary:requirements.yes') })).toBeChecked();
    await page.goBack();
    await expect(table.getByRole('row', { name: 'English at B2' }).getByRole('cell')).toContainText([
      words('positions:compare.answer.yes'),
      words('positions:compare.answer.open'),
    ]);
    // If it was asked of one and not of the other, the cell itself links to where it can be settled.
    const cells = table.getByRole('row', { name: 'English at B2' }).getByRole('cell');
    await cells
      .last()
      .getByRole('link', { name: words('positions:compare.answer.open') })
      .click();
    await expect(check).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Boris Example' })).toBeVisible();
    await page.goBack();
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(1);
    // A requirement missing from an interview's plan cannot be settled there: plain text with the reason.
    await page.route('**/comparison', async (route) => {
      const response = await route.fetch();
      const { rounds, ...rest } = PositionComparison.parse(await response.json());
      const without = rounds.map((round) => ({
        ...round,
        interviews: round.interviews.map((one, at) => (at === 0 ? one : { ...one, requirements: [null] })),
      }));
      await route.fulfill({ response, json: { ...rest, rounds: without } });
    });
    await page.reload();
    await expect(cells.last().getByTitle(words('positions:compare.notInPlanWhy'))).toHaveText(
      words('positions:compare.notInPlan'),
    );
    await expect(cells.last().getByRole('link')).toHaveCount(0);
  });

  test('all that one person has open › is named before it is met and taken back by one key, the others stay open', async ({
    page,
  }) => {
    const words = wordsOf('en');
    const table = await compareTwo(
      page,
      'You build APIs.\n\nRequirements:\n- English at B2\n- Full UK driving licence',
    );
    // each in that candidate's column
    const people = table.getByRole('row', { name: words('positions:compare.settle') }).getByRole('cell');
    await expect(people).toHaveCount(2);
    const ofAda = people.first();
    const [yes, none] = [words('positions:compare.answer.yes'), words('positions:compare.answer.open')];
    const english = table.getByRole('row', { name: 'English at B2' }).getByRole('cell');
    const licence = table.getByRole('row', { name: 'Full UK driving licence' }).getByRole('cell');
    const outcomes = table.getByRole('row', { name: words('positions:compare.recommendation') }).getByRole('cell');
    const said = words('common:unmet.open_other').replace('{{count}}', '2');
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(2);
    await ofAda.getByRole('button').focus();
    await page.keyboard.press('Enter');
    // The dialog first lists what it will confirm for her, and can be cancelled.
    const dialog = page.getByRole('dialog', {
      name: words('positions:compare.confirm.title').replace('{{name}}', 'Ada Example'),
    });
    await expect(dialog.getByRole('listitem')).toHaveText(['English at B2', 'Full UK driving licence']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(2);
    await expect(ofAda.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words('positions:compare.allMet') }).click();
    await expect(english).toContainText([yes, none]);
    await expect(licence).toContainText([yes, none]);
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(1);
    await expect(ofAda.getByRole('button')).toHaveText(words('positions:filled.undo'));
    await expect(ofAda.getByRole('button')).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await scan(page);
    const answers = Promise.withResolvers<void>();
    await page.route('**/requirement-answers', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(ofAda.getByRole('button')).toBeFocused();
    // A confirmation for another candidate meanwhile is not dropped, and can be undone.
    const ofBoris = people.last();
    await ofBoris.getByRole('button').click();
    const met = page.getByRole('dialog').getByRole('button', { name: words('positions:compare.allMet') });
    await met.click();
    await expect(met).toBeDisabled();
    // Both rows stay and keep the focus while the other affected data is still being fetched.
    const rest = Promise.withResolvers<void>();
    await page.route(/\/interviews\?/, async (route) => {
      await rest.promise;
      await route.continue();
    });
    answers.resolve();
    await expect(english).toContainText([none, yes]);
    await expect(people).toHaveCount(2);
    rest.resolve();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(ofBoris.getByRole('button')).toBeFocused();
    await expect(ofBoris.getByRole('button')).toHaveText(words('positions:filled.undo'));
    await page.keyboard.press('Enter');
    await expect(outcomes.getByText(said, { exact: true })).toHaveCount(2);
    await expect(table.getByText(yes, { exact: true })).toHaveCount(0);
    await expect(ofAda.getByRole('button')).toHaveText(
      filledWith(words('positions:compare.allMetAsk_other'), { count: 2 }),
    );
  });

  for (const language of languages('uk')) {
    test(`position, in ${language} › two were decided › a row for each person with interviews and next act; side by side, the same questions with scores and notes`, async ({
      page,
      context,
    }) => {
      const words = wordsOf(language);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await startTrial(user);
      const { id: positionId } = await aPosition(user);
      const of = { positionId, language };
      const first = await decided(user, { ...of, name: 'Ada Example', score: 5, recommendation: 'further_interview' });
      const url = `${productUrl('playbook')}/positions/${positionId}`;
      await user.signIn(context);
      await page.goto(url);
      const list = page.getByRole('list', { name: words('candidates:title') });
      const switched = page.getByText(words('positions:compare.sideBySide'), { exact: true });
      await expect(list.getByText(words('interviews:list.outcome.further_interview'))).toBeVisible();
      await expect(switched).toHaveCount(0);
      // Her row offers another interview, since one was recommended.
      await expect(list.getByRole('link', { name: words('positions:createInterview') })).toHaveCount(1);

      // The list of all candidates offers it too, with its position.
      await page.goto(`${productUrl('playbook')}/candidates`);
      const once = page.getByRole('main').getByRole('link', { name: words('candidates:createInterview') });
      await expect(once).toHaveAttribute('href', new RegExp(`positionId=${positionId}`));

      await decided(user, { ...of, name: 'Boris Example', score: 8, recommendation: 'hire' });
      await page.goto(url);
      await expect(list.getByRole('link', { name: 'Boris Example' })).toBeVisible();
      await expect(list.getByRole('link', { name: words('positions:createInterview') })).toHaveCount(1);
      const type = list.getByRole('link', { name: words('common:interviewType.technical') });
      await expect(type).toHaveCount(2);
      // Regardless of the length of the verdict beside it.
      const lefts = await type.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(lefts[0]).toBe(lefts[1]);
      // A candidate to be interviewed again comes before decided ones, and the strip counts both.
      await expect(list.getByRole('link', { name: / Example$/ })).toHaveText(['Ada Example', 'Boris Example']);
      const stages = page.getByRole('region', { name: words('positions:stage.title') });
      await expect(stages.getByRole('definition')).toHaveText([/^1Ada Example$/, /^0/, /^0/, /^1.+: 1$/]);
      await scan(page);

      await switched.click();
      await expect(page).toHaveURL(`${url}?view=compare`);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        new RegExp(`^${words('common:interviewType.technical')}`),
        'Ada Example',
        'Boris Example',
      ]);
      // Only the candidates: neither the stages of the others nor the text of the position.
      await expect(stages).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words('positions:text.description') })).toHaveCount(0);
      const row = table.getByRole('row', { name: first.question });
      await expect(row.getByRole('cell')).toHaveText([/5/, /8/]);
      await expect(row.getByText('120 ms')).toHaveCount(0);
      // The score needed for an offer, once above the questions that need it.
      const decides = table.getByRole('row', { name: words('positions:compare.decides') });
      await expect(decides).toContainText(words('positions:compare.atLeast').replace('{{score}}', '6'));
      // Without the notes, the competency stands for the question.
      await expect(row.getByText(first.question).locator('..')).toHaveClass('visually-hidden');
      const mustHave = new RegExp(['mustHave', 'mustHaves'].map((key) => words(`positions:compare.${key}`)).join('|'));
      await expect(table.getByText(mustHave).first()).toBeVisible();
      // Ada has a 5 there.
      const below = table.getByText(words('positions:compare.below').replace('{{score}}', '6'));
      await expect(below.first()).toBeVisible();
      // The verdict in short with its icon, and a link to the summary below it.
      const outcomes = table.getByRole('row', { name: words('positions:compare.recommendation') }).getByRole('cell');
      const short = words('interviews:list.outcome.further_interview');
      await expect(outcomes.first()).toContainText(short);
      await expect(outcomes.first().locator('svg').first()).toBeVisible();
      // One mean, over the questions that both were asked.
      const means = table.getByRole('row', { name: words('positions:compare.mean') });
      await expect(means.getByRole('cell')).toHaveText([/5,0\D+$/, /8,0\D+$/]);
      await expect(means.getByText('5,0')).toHaveCSS('font-size', '20px');
      // The height of a score is visible without colour, too, as a number of bars.
      const bars = row.getByRole('cell').locator('i');
      await expect(bars).toHaveCount(10);
      const isFilled = await bars.evaluateAll((all) => all.map((one) => one.className.includes('_on')));
      expect(isFilled.map(Number)).toEqual([1, 1, 1, 0, 0, 1, 1, 1, 1, 0]);
      await expectEqualWidths(row);
      // The names above the columns stay in view below the top bar.
      await page.setViewportSize({ width: 1280, height: 400 });
      await expectNamesInSight(table, ['Ada Example', 'Boris Example']);

      await page.setViewportSize({ width: 390, height: 600 });
      // The names stay in view down to the last row.
      await expectNamesInSight(table, ['Ada Example', 'Boris Example']);
      await expect(table.getByText(short)).not.toBeInViewport();
      await expectEqualWidths(row);
      await page.setViewportSize({ width: 390, height: 844 });
      // Whatever is below the verdicts is at the same height in each column.
      const summaries = table.getByRole('row', { name: words('positions:compare.interview') }).getByRole('link');
      await expect(summaries).toHaveCount(2);
      const tops = await summaries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
      expect(tops[0]).toBe(tops[1]);
      // A verdict keeps its icon.
      await expect(outcomes.first().getByText(short).locator('svg')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: words('positions:createInterview') })).toHaveCount(
        0,
      );
      await scan(page);

      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole('switch', { name: words('positions:compare.notes') }).check({ force: true });
      await expect(row.getByRole('cell')).toHaveText([/Ada Example: 120 ms/, /Boris Example: 120 ms/]);
      await expect(row.getByText(first.question).locator('..')).not.toHaveClass('visually-hidden');
      await scan(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const { x = 390 } = (await row.getByText('Boris Example: 120 ms').boundingBox()) ?? {};
      expect(x).toBeLessThan(100);
      await scan(page);

      // A candidate waiting for a decision is one click away from it.
      const waiting = await completed(user, { ...of, name: 'Clara Example', score: 6 });
      const decide = page.getByRole('link', {
        name: words('positions:compare.decide').replace('{{name}}', 'Clara Example'),
      });
      await expect(decide).toHaveAttribute('href', `/interviews/${waiting.interviewId}`);
      const summary = words('positions:compare.summaryOf').replace('{{name}}', 'Ada Example');
      await table.getByRole('link', { name: summary }).click();
      await expect(page).toHaveURL(new RegExp(`/interviews/${first.interviewId}$`));

      // With six of them, the names are in view all the same.
      const names = await sixCompared(page);
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.goto(`${url}?view=compare`);
      await expect(means.getByRole('cell')).toHaveCount(6);
      // how many questions it covers, if not all
      const counted = means.getByText(pattern(words('positions:compare.counted')));
      await expect(counted).toHaveCount(1);
      await expect(means.getByRole('cell').first()).toContainText((await counted.textContent()) ?? 'none');
      await table.getByRole('row').last().scrollIntoViewIfNeeded();
      await page
        .getByRole('region')
        .filter({ has: table })
        .evaluate((one) => one.scrollTo({ left: 0 }));
      await expectNamesInSight(table, names.slice(0, 2));
      await scan(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const last = table.getByRole('row').last();
      await last.scrollIntoViewIfNeeded();
      for (const name of names) await expect(last.getByText(name, { exact: true })).toBeVisible();
      expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
      await scan(page);
    });
  }
});
