import { expect, test } from '@playwright/test';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { askForTwin } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import { inOtherLanguage } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { otherLanguage } from '#contracts/interviewing/plan/twin/twin-state.ts';
import { aPlanByModel, atOnce } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('uk')) {
  test(`a plan in ${language} › asked for in the other language › is switched, kept for the run, and there without a network`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const other = otherLanguage(language);
    const user = await aBrowserUser(productUrl('model'), language);
    await startTrial(user);
    const interviewId = await aPlanByModel(user, language);
    await user.signIn(context);
    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
    const choice = page.getByRole('group', { name: words('plan:twin.label') });
    await atOnce(async () => {
      await page.getByRole('button', { name: words(`plan:twin.add.${other}`) }).click();
      await expect(choice).toBeVisible({ timeout: 45_000 });
    });
    const { plan, twin } = await user.call(getPlan, { params: { interviewId } });
    if (twin === undefined) throw new Error('the other language was not made');
    const translated = inOtherLanguage(plan, twin);
    const [own] = plan.questions;
    const [first] = translated.questions;
    if (own === undefined || first === undefined) throw new Error('a plan has questions');

    await test.step('the plan is there in both, each marked for screen readers', async () => {
      const heading = (text: string) => page.getByRole('heading', { level: 3 }).filter({ hasText: text.slice(0, 40) });
      await expect(heading(own.text).locator('[lang]')).toHaveAttribute('lang', language);
      await choice.getByRole('button', { name: words(`common:language.${other}`) }).click();
      await expect(heading(first.text).locator('[lang]')).toHaveAttribute('lang', other);
      await expect(heading(own.text)).toHaveCount(0);
      await expect(page.getByText(words(`plan:twin.edit.${language}`))).toBeVisible();
      for (const [each, state] of [
        [language, 'original'],
        [other, 'translation'],
      ] as const) {
        const one = choice.getByRole('button', { name: words(`common:language.${each}`) });
        await expect(one).toHaveText(`${words(`common:language.${each}`)} ${words(`plan:twin.${state}`)}`);
      }
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.reload();
      await expect(heading(first.text)).toBeVisible();
    });

    await test.step('the run begins in the language that was chosen, and a key switches it', async () => {
      await page.getByRole('button', { name: words('plan:start') }).click();
      await expect(page.getByRole('group', { name: words('runner:clock.label') })).toBeVisible();
      const asked = page.getByRole('heading', { level: 1 });
      for (let step = 0; step < 4 && !(await asked.textContent())?.includes(first.text.slice(0, 20)); step += 1) {
        await page.keyboard.press('j');
      }
      await expect(asked.locator('[lang]')).toHaveAttribute('lang', other);
      await context.setOffline(true);
      await page.keyboard.press('l');
      await expect(asked.locator('[lang]')).toHaveAttribute('lang', language);
      await expect(asked).toContainText(own.text.slice(0, 20));
      await page.getByRole('button', { name: words(`common:language.${other}`) }).click();
      await expect(asked.locator('[lang]')).toHaveAttribute('lang', other);
      await context.setOffline(false);
      await context.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: 'restarting' }));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).locator('[lang]')).toHaveAttribute('lang', other);
    });
  });

  test(`a run of a plan in ${language} › the other language comes meanwhile › can be read in it, also opened again without a network`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const other = otherLanguage(language);
    const user = await aBrowserUser(productUrl('model'), language);
    await startTrial(user);
    const interviewId = await aPlanByModel(user, language);
    await user.call(startInterview, { params: { interviewId } });
    await user.signIn(context);
    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
    await expect(page.getByRole('group', { name: words('runner:clock.label') })).toBeVisible();
    const toOther = page.getByRole('button', { name: words(`common:language.${other}`) });
    await expect(toOther).toHaveCount(0);
    await atOnce(async () => {
      await user.call(askForTwin, { params: { interviewId }, body: { version: 1 } });
      await expect(toOther).toBeVisible({ timeout: 45_000 });
    });
    await context.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: 'restarting' }));
    await page.reload();
    await toOther.click();
    await expect(page.locator(`main [lang="${other}"]`).first()).toBeVisible();
  });

  test(`the other language of a plan in ${language} › failed › is to be tried again only where that can help`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const other = otherLanguage(language);
    const user = await aBrowserUser(productUrl('model'), language);
    await startTrial(user);
    const interviewId = await aPlanByModel(user, language);
    await user.signIn(context);
    const failedWith = async (code: string) => {
      const error = { code, message: code };
      const twin = { language: other, state: 'failed', done: 0, parts: 0, error, texts: {}, kept: [] };
      await page.route('**/plan?version=1', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), twin } });
      });
      await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
      await expect(page.getByRole('alert').getByText(code)).toBeVisible();
    };
    const again = page.getByRole('button', { name: words('common:action.retry') });
    const add = page.getByRole('button', { name: words(`plan:twin.add.${other}`) });
    await failedWith('interviewing.model_misconfigured');
    await expect(again).toHaveCount(0);
    await expect(add).toBeVisible();
    await failedWith('interviewing.twin_failed');
    await expect(again).toBeVisible();
    await expect(add).toHaveCount(0);
  });
}
