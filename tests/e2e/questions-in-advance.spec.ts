import { expect, test } from '@playwright/test';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('uk')) {
  test(`questions in advance in ${language} › switched on for a planned interview › are on the sheet, and plan and runner say so`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const interviewId = await aPlannedInterview(user, language);
    const { plan } = await user.call(getPlan, { params: { interviewId } });
    const [first] = plan.questions;
    if (first === undefined) throw new Error('a plan has questions');
    await user.signIn(context);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const dialog = page.getByRole('dialog');
    const mark = page.getByText(words('plan:inAdvance'), { exact: true });
    const openSheet = async () => {
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: words('plan:forCandidate') }).click();
      await dialog.getByRole('button', { name: words('forCandidate:sheet.preparation') }).click();
    };

    await test.step('until then no sheet has a question', async () => {
      await expect(mark).toHaveCount(0);
      await openSheet();
      await expect(dialog.getByText(words('forCandidate:about.preparation'))).toBeVisible();
      await expect(
        dialog.getByRole('heading', { name: words('candidateSheets:preparation.course.title') }),
      ).toBeVisible();
      await expect(dialog.getByText(first.text)).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('switched on by keyboard, the plan says so', async () => {
      await page.getByRole('button', { name: words('plan:details.title') }).click();
      await dialog.getByText(words('plan:details.adjustments')).click();
      const box = dialog.getByRole('checkbox', { name: words('plan:details.questionsInAdvance') });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await expect(dialog.getByText(words('plan:details.newMinutes'))).toBeHidden();
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(mark).toBeVisible();
    });

    await test.step('the sheet has the questions and nothing that answers are judged by', async () => {
      await openSheet();
      await expect(dialog.getByText(words('forCandidate:about.withQuestions'))).toBeVisible();
      await expect(dialog.getByRole('listitem').filter({ hasText: first.text })).toBeVisible();
      await expect(dialog.getByText(first.expectedAnswer.keyPoints[0] ?? '')).toHaveCount(0);
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('whoever interviews is told', async () => {
      await page.getByRole('button', { name: words('plan:start') }).click();
      await expect(page.getByText(words('runner:inAdvance.talk'))).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.getByText(words('runner:inAdvance.question'), { exact: true })).toBeVisible();
    });
  });
}
