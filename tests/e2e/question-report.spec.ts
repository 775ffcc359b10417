import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { completeInterview, createInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { filledWith, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

async function aPlanned(user: BrowserUser, positionId: string, language: Language, name: string) {
  const { id: candidateId } = await aCandidate(user, { name, positionId });
  const body = newInterview(positionId, candidateId, { language, durationMinutes: 30 });
  const { id: interviewId } = await user.call(createInterview, { body });
  await planned(user, interviewId);
  return { params: { interviewId } };
}

/** @param first the score of the first question; the others get 6. @returns the questions that everybody is asked */
async function held(user: BrowserUser, positionId: string, language: Language, first: number) {
  const interview = await aPlanned(user, positionId, language, `Ada ${String(first)}`);
  await user.call(startInterview, interview);
  const { plan } = await user.call(getPlan, interview);
  const at = new Date().toISOString();
  const core = plan.questions.filter(({ block }) => block === 'core');
  const operations = plan.questions.map((question): Operation => {
    const value = question === core[0] ? first : 6;
    return { id: randomUUID(), at, kind: 'score', questionId: question.id, baseVersion: 0, value };
  });
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  return core.map(({ text }) => text);
}

test.describe('questions of a position', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const language of languages('uk')) {
    test(`three interviews, in ${language} › which question tells candidates apart and which does not, and the way to change it`, async ({
      page,
      context,
    }) => {
      const words = wordsOf(language);
      const said = (key: string, values: Readonly<Record<string, number | string>>) =>
        filledWith(words(`questionReport:${key}`), values);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await startTrial(user);
      const { id: positionId } = await aPosition(user);
      const url = `${productUrl('playbook')}/positions/${positionId}`;
      await user.signIn(context);
      // Before there is any data: what will be shown, and from when.
      await page.goto(`${url}?view=questions`);
      await expect(page.getByRole('heading', { name: words('questionReport:empty.title') })).toBeVisible();
      await expect(page.getByText(pattern(said('empty.text', { least: 3 })))).toBeVisible();

      const [first = '', second = ''] = await held(user, positionId, language, 2);
      await page.goto(url);
      await page.getByText(words('positions:compare.questions'), { exact: true }).click();
      await expect(page).toHaveURL(`${url}?view=questions`);
      await expect(page.getByText(pattern(said('fewInterviews', { least: 3 })))).toBeVisible();

      await held(user, positionId, language, 6);
      await held(user, positionId, language, 9);
      await aPlanned(user, positionId, language, 'Boris Example');
      // The open page is updated.
      const lines = page.getByRole('main').getByRole('listitem');
      const apart = lines.filter({ hasText: first });
      const alike = lines.filter({ hasText: second });
      await expect(apart).toContainText(pattern(said('finding.apart', { of: 3, from: 2, to: 9 })));
      await expect(alike).toContainText(pattern(said('finding.same', { of: 3, score: 6 })));
      await expect(page.getByText(pattern(said('fewInterviews', { least: 3 })))).toHaveCount(0);
      // The questions worth a look come first, below the overview of all scores.
      const place = async (line: typeof apart) => (await line.boundingBox())?.y ?? 0;
      expect(await place(alike)).toBeLessThan(await place(apart));
      await expect(page.getByText(words('questionReport:legend'))).toBeVisible();
      // What can be done about them is below the whole list.
      expect(await place(apart)).toBeLessThan(await place(page.getByRole('link', { name: said('act.edit', {}) })));
      await scan(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await scan(page);
      const act = page.getByRole('link', { name: said('act.plan', { name: 'Boris Example' }) });
      await expect(act).toHaveAttribute('href', /^\/interviews\//);
      await page.getByRole('link', { name: words('questionReport:act.edit') }).press('Enter');
      await expect(page).toHaveURL(`${url}/edit`);
    });
  }

  test('the questions do not come › says so, and comes with the next try', async ({ page, context }) => {
    const words = wordsOf('en');
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    const { id: positionId } = await aPosition(user);
    await user.signIn(context);
    await page.route('**/question-report', (route) => route.abort());
    await page.goto(`${productUrl('playbook')}/positions/${positionId}?view=questions`);
    await expect(page.getByText(words('questionReport:failed'))).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/question-report');
    await page.getByRole('button', { name: words('common:action.retry') }).click();
    await expect(page.getByRole('heading', { name: words('questionReport:empty.title') })).toBeVisible();
  });
});
