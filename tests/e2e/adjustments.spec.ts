import { expect, test } from '@playwright/test';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { planned, scoreAll } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, anInterview } from '#tests/helpers/api/builders.ts';

for (const language of languages('en')) {
  test(`extra time and a break in ${language} › chosen for a planned interview › are in plan, runner and summary`, async ({
    page,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const { id: positionId } = await aPosition(user, { focusAreas: ['API design'] });
    const { id: candidateId } = await aCandidate(user, { name: 'Iryna Savchuk' });
    const changes = { durationMinutes: 30, language };
    const { id } = await anInterview(user, { positionId, candidateId, changes });
    await planned(user, id);
    const params = { interviewId: id };
    await user.signIn(page.context());
    await page.goto(`${productUrl('playbook')}/interviews/${id}`);

    await test.step('chosen beside the other details, which say that nobody asks why', async () => {
      await page.getByRole('button', { name: words('plan:details.title') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(words('plan:details.adjustments')).click();
      await dialog
        .getByRole('radiogroup', { name: words('plan:details.extraTime') })
        .getByText('50')
        .click();
      await dialog
        .getByRole('radiogroup', { name: words('plan:details.break') })
        .getByText('10')
        .click();
      await expect(dialog.getByText(words('plan:details.adjustmentsHint').split('{{')[0] ?? '')).toContainText('55');
      await expect(dialog.getByText(words('plan:details.newMinutes'))).toBeVisible();
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      const save = dialog.getByRole('button', { name: words('common:action.save') });
      // The fields are higher than the window; the buttons stay in view whatever part of them is shown.
      await dialog.getByRole('button', { name: words('common:date.day') }).scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
      await save.click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the plan has their minutes, and its head says that there are more', async () => {
      await expect(page.getByText(words('plan:length.both').replace('{{minutes}}, ', ''))).toContainText('55');
      await expect(page.locator('[data-part="break"]')).toContainText(words('plan:parts.break'));
      // nothing is prepared for the candidate's questions, but their minutes are in the list as in the bar
      const own = page.locator('[data-part="candidate_questions"]').getByRole('heading');
      await expect(own).toHaveText(words('plan:candidateQuestions.title'));
      const { plan } = await user.call(getPlan, { params });
      expect(plan).toMatchObject({ version: 2, durationMin: 55 });
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: words('plan:versions.title'), exact: true }).click();
      const made = words('plan:versions.made.adjustment').replace('{{name}}', '');
      const versions = page.getByRole('dialog').getByRole('listitem');
      await expect(versions.first()).toContainText(made.trim());
      await versions.last().getByRole('link').click();
      await expect(page.getByText(words('plan:versions.sameQuestions'))).toBeVisible();
      await expect(page.getByText(words('plan:versions.otherTime').replace('{{current}}', '2'))).toBeVisible();
      await page.goBack();
    });

    await test.step('the runner goes through the break with the clock on', async () => {
      await page.getByRole('button', { name: words('plan:start') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.intro'));
      await expect(page.getByRole('group', { name: words('runner:clock.label') })).toContainText('55');
      const rail = page.getByRole('navigation', { name: words('runner:rail.label') });
      await rail.getByRole('button', { name: words('runner:part.break') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.break'));
      await expect(page.getByText(words('runner:partText.break'))).toBeVisible();
      await expect(page.getByText(words('runner:ofTime').replace('{{time}}', '10:00'))).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.getByRole('radiogroup', { name: words('runner:score.label') })).toBeVisible();
      await page.keyboard.press('k');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.break'));
    });

    await test.step('it ends in a summary that says nothing of it', async () => {
      await scoreAll(user, id);
      await page.reload();
      await page.getByRole('button', { name: words('runner:finish.action'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('runner:finish.interview') }).click();
      await expect(page.getByRole('textbox', { name: words('summary:assessment.title') })).toBeVisible();
      await expect(page.getByText(words('plan:details.extraTime'))).toHaveCount(0);
      const interview = await user.call(getInterview, { params });
      expect(interview).toMatchObject({ status: 'completed', durationMinutes: 30, lengthMinutes: 55 });
    });
  });
}
