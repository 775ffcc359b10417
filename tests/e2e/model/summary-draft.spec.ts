import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlanByModel, complete } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl, setModelFault } from '#tests/e2e/helpers/products.ts';
import { axeFindings } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { until } from '#tests/helpers/until.ts';

const notes = {
  en: 'Moved the index first and watched the p95 for an hour. Then told the team early.',
  uk: 'Спершу перенесли індекс і годину стежили за p95. Потім завчасно сказали команді.',
};

test.describe('a drafted summary', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const language of languages('en')) {
    test(`summary, in ${language} › drafted from the notes › fills the fields behind what was written; can be taken back; fails without loss`, async ({
      page,
      context,
    }) => {
      const words = wordsOf(language);
      const user = await aBrowserUser(productUrl('model'), language);
      await startTrial(user);
      const interviewId = await aPlanByModel(user, language);
      const interview = { params: { interviewId } };
      await user.call(startInterview, interview);
      const { plan } = await user.call(getPlan, interview);
      const operations = plan.questions.slice(0, 2).map(({ id }): Operation => {
        const at = new Date().toISOString();
        return { id: randomUUID(), at, kind: 'note', questionId: id, baseVersion: 0, value: notes[language] };
      });
      await user.call(applyOperations, { ...interview, body: { operations } });
      await complete(user, interviewId);
      await user.signIn(context);
      await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
      const field = page.getByRole('textbox', { name: words('summary:assessment.title') });
      await field.fill('120 ms.');
      const button = (key: string) => page.getByRole('button', { name: words(`summary:draft.${key}`), exact: true });
      await button('ask').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words('summary:draft.ready'))).toBeVisible();
      const source = language === 'en' ? '(Q1)' : '(№ 1)';
      await expect(field).toHaveValue(new RegExp(`^120 ms\\.\\n\\n.+ ${source.replaceAll(/[()]/gu, '\\$&')}\\.$`, 'u'));
      await expect(page.getByRole('button', { name: words('common:action.edit') })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await until(async () => (await user.call(getSummary, interview)).overallAssessment.includes(source), 15_000);
      expect((await user.call(getSummary, interview)).recommendation).toBeNull();

      await button('undo').click();
      await expect(field).toHaveValue('120 ms.');
      await setModelFault('down');
      try {
        await button('ask').click();
        await expect(page.getByRole('alert').getByText(words('errors:interviewing.draft_failed'))).toBeVisible();
      } finally {
        await setModelFault(null);
      }
      await expect(field).toHaveValue('120 ms.');
    });
  }
});
