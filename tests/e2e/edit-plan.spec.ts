import { expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { filledWith, wordsOf } from '#tests/e2e/helpers/words.ts';

const own: Readonly<Record<Language, { text: string; listen: string; unlawful: string }>> = {
  en: {
    text: 'Which of our services would you look at first?',
    listen: 'Names one of them\nSays why',
    unlawful: 'Do you plan to have children soon?',
  },
  uk: {
    text: 'Який із наших сервісів ви переглянули б першим?',
    listen: 'Називає один із них\nПояснює чому',
    unlawful: 'Чи плануєте ви найближчим часом дітей?',
  },
};

for (const language of languages('uk')) {
  test(`a plan in ${language} › edited, added to, put in another order › is asked as it was left, and can be brought back`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const interviewId = await aPlannedInterview(user, language);
    const { plan } = await user.call(getPlan, { params: { interviewId } });
    const [first, second] = plan.questions;
    if (first === undefined || second === undefined) throw new Error('a plan has questions');
    await user.signIn(context);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const card = (text: string) => page.getByRole('article').filter({ has: page.getByRole('button', { name: text }) });
    const act = async (number: number, name: string) => {
      await page.getByRole('button', { name: filledWith(words('plan:edit.menu'), { number }), exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };

    await test.step('other words: hiring law warns while they are typed and blocks nothing', async () => {
      await act(1, words('plan:edit.action'));
      const dialog = page.getByRole('dialog', { name: filledWith(words('plan:edit.title'), { number: 1 }) });
      const field = dialog.getByLabel(words('plan:edit.text'), { exact: true });
      await expect(field).toHaveValue(first.text);
      await field.fill(own[language].unlawful);
      await expect(dialog.getByText(words('common:wording.title'))).toBeVisible();
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      await field.fill(own[language].text);
      await expect(dialog.getByText(words('common:wording.title'))).toHaveCount(0);
      await dialog.getByLabel(words('plan:edit.minutes')).fill('90');
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(dialog.getByText(filledWith(words('plan:edit.between'), { min: 3, max: 45 }))).toBeVisible();
      await dialog.getByLabel(words('plan:edit.minutes')).fill(String(first.expectedMin));
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(card(own[language].text).getByText(words('plan:question.byPerson'))).toBeVisible();
    });

    await test.step('an edit is there again after the session has ended in the middle of it, and the way back to it', async () => {
      await act(2, words('plan:edit.action'));
      const dialog = page.getByRole('dialog');
      const minutes = dialog.getByLabel(words('plan:edit.minutes'));
      await minutes.fill('4');
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired');
        localStorage.setItem('refreshToken', 'ended');
      });
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await page.getByLabel(words('auth:field.email')).fill(user.email);
      await page.getByLabel(words('auth:field.password'), { exact: true }).fill(aPassword);
      await page.getByRole('button', { name: words('auth:login.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.getByRole('link', { name: words('dashboard:wayBack.act') }).click();
      await act(2, words('plan:edit.action'));
      await expect(minutes).toHaveValue('4');
      await dialog.getByRole('button', { name: words('common:action.cancel') }).click();
    });

    await test.step('order, and one question less', async () => {
      await act(1, words('plan:edit.down'));
      await expect(page.getByRole('article').first().getByRole('button', { name: second.text })).toBeVisible();
      await act(1, words('plan:edit.remove'));
      await expect(card(second.text)).toHaveCount(0);
    });

    await test.step('one of one’s own', async () => {
      await page.getByRole('button', { name: words('plan:edit.add') }).click();
      const dialog = page.getByRole('dialog', { name: words('plan:edit.addTitle') });
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(dialog.getByText(words('plan:edit.required'))).toBeVisible();
      await dialog.getByLabel(words('plan:edit.text'), { exact: true }).fill('X?');
      await dialog.getByLabel(words('plan:edit.keyPoints')).fill(own[language].listen);
      // Only some bands filled in: rejected at the first missing one.
      const bands = dialog.getByRole('group', { name: words('plan:edit.bands') }).getByRole('textbox');
      await bands.first().fill('X');
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(dialog.getByRole('alert')).toContainText(words('plan:edit.bandRequired'));
      await expect(bands.nth(1)).toBeFocused();
      await bands.first().fill('');
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(card('X?').getByText(words('plan:question.added'))).toBeVisible();
    });

    await test.step('what stands is what was left; the step before comes back', async () => {
      const { plan: edited, gate } = await user.call(getPlan, { params: { interviewId } });
      expect(gate.ok).toBe(true);
      expect(edited.questions.map(({ text }) => text)).toEqual([
        own[language].text,
        ...plan.questions.slice(2).map(({ text }) => text),
        'X?',
      ]);
      await page
        .getByRole('button', { name: filledWith(words('plan:edit.back'), { version: edited.version - 1 }) })
        .click();
      await expect(card('X?')).toHaveCount(0);
      await page.getByRole('button', { name: words('plan:start') }).click();
      await expect(page.getByRole('button', { name: words('runner:finish.action') })).toBeVisible();
      const run = await user.call(getRun, { params: { interviewId } });
      expect(run.plan.questions[0]?.text).toBe(own[language].text);
    });
  });
}
