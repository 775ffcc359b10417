import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import {
  type Recommendation,
  completeInterview,
  createInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/interview-run.ts';
import { putSummary } from '#contracts/interviewing/interview-summary.ts';
import { getPlan } from '#contracts/interviewing/plan-generation.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

interface Decided {
  readonly positionId: string;
  readonly name: string;
  readonly language: Language;
  readonly score: number;
  readonly recommendation: Recommendation;
}

async function decided(user: BrowserUser, { positionId, name, language, score, recommendation }: Decided) {
  const { id: candidateId } = await aCandidate(user, { name, positionId });
  const body = newInterview(positionId, candidateId, { language, durationMinutes: 30 });
  const { id: interviewId } = await user.call(createInterview, { body });
  await planned(user, interviewId);
  const interview = { params: { interviewId } };
  await user.call(startInterview, interview);
  const { plan } = await user.call(getPlan, interview);
  const operations = plan.questions.flatMap(({ id: questionId }): Operation[] => {
    const answer = { at: new Date().toISOString(), questionId, baseVersion: 0 };
    return [
      { ...answer, id: randomUUID(), kind: 'score', value: score },
      { ...answer, id: randomUUID(), kind: 'note', value: `${name}: 120 ms` },
    ];
  });
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  const text = { overallAssessment: name, strengths: [], concerns: [] };
  await user.call(putSummary, { ...interview, body: { ...text, recommendation } });
  return { interviewId, question: plan.questions.find(({ block }) => block === 'core')?.text ?? '' };
}

test.describe('candidates of one position', () => {
  test.describe.configure({ timeout: 240_000 });

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
      // Once more, for it was asked for; who is new has no interview yet.
      await expect(list.getByRole('link', { name: words('positions:createInterview') })).toHaveCount(1);

      // So it is in the list of all candidates, with the position that it is for.
      await page.goto(`${productUrl('playbook')}/candidates`);
      const once = page.getByRole('main').getByRole('link', { name: words('candidates:createInterview') });
      await expect(once).toHaveAttribute('href', new RegExp(`positionId=${positionId}`));
      await page.goto(url);

      await decided(user, { ...of, name: 'Boris Example', score: 8, recommendation: 'hire' });
      await expect(list.getByRole('link', { name: 'Boris Example' })).toBeVisible();
      await expect(list.getByRole('link', { name: words('positions:createInterview') })).toHaveCount(1);
      const type = list.getByRole('link', { name: words('common:interviewType.technical') });
      await expect(type).toHaveCount(2);
      // However long the verdict beside it is.
      const lefts = await type.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(lefts[0]).toBe(lefts[1]);
      // Who is to be asked once more stands before who is decided, and the strip counts both.
      await expect(list.getByRole('link', { name: / Example$/ })).toHaveText(['Ada Example', 'Boris Example']);
      const stages = page.getByRole('region', { name: words('positions:stage.title') });
      await expect(stages.getByRole('definition')).toHaveText([/^1Ada Example$/, /^0/, /^0/, /^1.+: 1$/]);
      await scan(page);

      await switched.click();
      await expect(page).toHaveURL(`${url}?view=compare`);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        words('positions:compare.question'),
        /Ada Example/,
        /Boris Example/,
      ]);
      const row = table.getByRole('row', { name: first.question });
      await expect(row.getByRole('cell')).toHaveText([/5/, /8/]);
      await expect(row.getByText('120 ms')).toHaveCount(0);
      // The verdict as lists have it, and both means by their names: of what all were asked, and of the interview.
      const head = table.getByRole('columnheader', { name: 'Boris Example' });
      await expect(head.getByText(words('interviews:list.outcome.hire')).locator('svg')).toBeVisible();
      const whole = words('positions:compare.whole').replace('{{score}}', '8,0');
      const means = table.getByRole('row', { name: words('positions:compare.meanOf') });
      await expect(means.getByRole('cell').last()).toContainText(`8,0${whole}`);
      await expect(page.getByText(words('positions:compare.method.text'))).toBeHidden();
      await page.getByRole('switch', { name: words('positions:compare.notes') }).check({ force: true });
      await expect(row.getByRole('cell')).toHaveText([/Ada Example: 120 ms/, /Boris Example: 120 ms/]);
      await scan(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const { x = 390 } = (await row.getByText('Boris Example: 120 ms').boundingBox()) ?? {};
      expect(x).toBeLessThan(100);
      await scan(page);
      await table.getByRole('link', { name: 'Ada Example' }).click();
      await expect(page).toHaveURL(new RegExp(`/interviews/${first.interviewId}$`));
    });
  }
});
