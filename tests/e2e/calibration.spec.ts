import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { completeInterview, createInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { filledWith, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

/** A decided interview with the same score for every answer and no notes. @returns the number of answers */
async function held(user: BrowserUser, positionId: string, language: Language, score: number) {
  const { id: candidateId } = await aCandidate(user, { positionId });
  const body = newInterview(positionId, candidateId, { language, durationMinutes: 30 });
  const { id: interviewId } = await user.call(createInterview, { body });
  await planned(user, interviewId);
  const interview = { params: { interviewId } };
  await user.call(startInterview, interview);
  const { plan } = await user.call(getPlan, interview);
  const at = new Date().toISOString();
  const operations = plan.questions.map((question): Operation => {
    return { id: randomUUID(), at, kind: 'score', questionId: question.id, baseVersion: 0, value: score };
  });
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  const summary = { overallAssessment: '', strengths: [], concerns: [], recommendation: 'further_interview' as const };
  await user.call(putSummary, { ...interview, body: summary });
  return plan.questions.length;
}

test.describe('how one scores', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const language of languages('uk')) {
    test(`three interviews, in ${language} › from the mean on the dashboard to what stands out, and on to an interview`, async ({
      page,
      context,
    }) => {
      const words = wordsOf(language);
      const said = (key: string, values: Readonly<Record<string, number | string>>) =>
        filledWith(words(`calibration:${key}`), values);
      const user = await aBrowserUser(productUrl('playbook'), language);
      await startTrial(user);
      const { id: positionId } = await aPosition(user);
      await user.signIn(context);
      const url = productUrl('playbook');
      await held(user, positionId, language, 7);
      // Before there is enough data: how much is needed, and how much there is.
      await page.goto(`${url}/reports`);
      await expect(page.getByRole('heading', { name: words('calibration:empty.title') })).toBeVisible();
      await expect(page.getByText(pattern(said('empty.text', { interviews: 3, scores: 10 })))).toBeVisible();
      await held(user, positionId, language, 7);
      const each = await held(user, positionId, language, 8);
      // The open page is updated.
      await expect(
        page.getByText(pattern(said('finding.oneBand', { times: 3 * each, of: 3 * each, band: '7–8' }))),
      ).toBeVisible();
      await expect(page.getByText(pattern(said('finding.alike', { times: 3, of: 3 })))).toBeVisible();
      await expect(page.getByText(words('calibration:advice.noBasis'))).toBeVisible();
      // The months and the positions are drawn alike; what the dot and the bar mean is said once.
      await expect(page.getByText(words('calibration:legend'))).toHaveCount(1);
      await scan(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await scan(page);
      await page.setViewportSize({ width: 1280, height: 800 });

      await page.goto(`${url}/dashboard`);
      await page.getByRole('link', { name: words('dashboard:numbers.mean') }).press('Enter');
      await expect(page).toHaveURL(`${url}/reports`);
      const examples = page.getByRole('list', { name: words('calibration:examples') });
      await expect(examples.getByRole('link')).toHaveCount(3);
      await examples.getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(/\/interviews\//);
    });
  }

  test('the figures do not come › says so, and they come with the next try', async ({ page, context }) => {
    const words = wordsOf('en');
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    await user.signIn(context);
    await page.route('**/reports/calibration*', (route) => route.abort());
    await page.goto(`${productUrl('playbook')}/reports`);
    await expect(page.getByText(words('calibration:failed'))).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/reports/calibration*');
    await page.getByRole('button', { name: words('common:action.retry') }).click();
    await expect(page.getByRole('heading', { name: words('calibration:empty.title') })).toBeVisible();
  });
});
