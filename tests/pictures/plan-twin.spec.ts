import { expect, test } from '@playwright/test';
import { otherLanguage } from '#contracts/interviewing/plan/twin/twin-state.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { looks, settle } from './looks.ts';

test.setTimeout(300_000);

for (const { language, colorScheme, width, height } of looks) {
  test(`pictures of a plan in two languages › ${language}, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const words = wordsOf(language);
    const other = otherLanguage(language);
    const locale = language === 'en' ? 'en-GB' : 'uk-UA';
    const device = width < 900 ? { deviceScaleFactor: 2, hasTouch: true, isMobile: true } : {};
    const context = await browser.newContext({ colorScheme, viewport: { width, height }, locale, ...device });
    const page = await context.newPage();
    const take = async (name: string) => {
      await page.waitForTimeout(900);
      await page.screenshot({ path: `.data/pictures/${language}-${colorScheme}-${width}/twin-${name}.png` });
    };
    await settle(context, language);
    const user = await aBrowserUser(productUrl('model'), language);
    await startTrial(user);
    const interviewId = await aPlannedInterview(user, language);
    await user.signIn(context);
    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
    const ask = page.getByRole('button', { name: words(`plan:twin.add.${other}`) });
    await ask.waitFor();
    await take('add');
    await ask.click();
    await take('made');
    const choice = page.getByRole('group', { name: words('plan:twin.label') });
    await expect(choice).toBeVisible({ timeout: 60_000 });
    await take('own');
    await choice.getByRole('button', { name: words(`common:language.${other}`) }).click();
    await take('other');
    await page.getByRole('button', { name: words('plan:more') }).click();
    await page.getByRole('menuitem', { name: words('plan:forCandidate'), exact: true }).click();
    await page.getByRole('dialog').getByRole('article').waitFor();
    await take('sheet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('plan:start') }).click();
    await page.getByRole('group', { name: words('runner:clock.label') }).waitFor();
    await take('runner');
    await context.close();
  });
}
