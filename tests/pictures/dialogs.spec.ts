import { test } from '@playwright/test';
import { updateInterview } from '#contracts/interviewing/interviewing.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { looks, settle } from './looks.ts';

test.setTimeout(300_000);

for (const { language, colorScheme, width, height } of looks) {
  test(`pictures of dialogs › ${language}, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const words = wordsOf(language);
    const base = productUrl('playbook');
    const locale = language === 'en' ? 'en-GB' : 'uk-UA';
    const device = width < 900 ? { deviceScaleFactor: 2, hasTouch: true, isMobile: true } : {};
    const context = await browser.newContext({ colorScheme, viewport: { width, height }, locale, ...device });
    const page = await context.newPage();
    const take = async (name: string, fullPage = false) => {
      await page.waitForTimeout(900);
      await page.screenshot({
        path: `.data/pictures/${language}-${colorScheme}-${width}/dialog-${name}.png`,
        fullPage,
      });
    };
    await settle(context, language);
    const user = await aBrowserUser(base, language);
    await startTrial(user);
    const { id: positionId } = await aPosition(user, {
      title: language === 'en' ? 'Staff engineer' : 'Інженер-програміст',
    });
    const email = 'maksym@example.com';
    const { id: candidateId } = await aCandidate(user, { name: 'Maksym Bondar', email, positionId, cv: cvText });
    await aCandidate(user, { name: 'M. Bondar', email });
    const { id, version } = await anInterview(user, { positionId, candidateId, changes: { language } });
    await planned(user, id);
    await user.signIn(context);

    await page.goto(`${base}/positions/${positionId}`);
    await page.getByRole('button', { name: words('positions:more') }).click();
    await take('position-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('positions:required.pick.action') }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await take('pick-requirements');
    await page.goto(`${base}/candidates`);
    await page.getByRole('listitem').first().waitFor();
    await take('same-address');
    await page.goto(`${base}/candidates/${candidateId}`);
    await page.getByRole('button', { name: words('candidates:merge.ask') }).click();
    await take('merge');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('candidates:more') }).click();
    await page.getByRole('menuitem', { name: words('candidates:hold.put.ask') }).click();
    await page.getByRole('textbox', { name: words('candidates:hold.reason') }).fill('2026-113');
    await take('hold');
    await page.getByRole('button', { name: words('candidates:hold.put.action') }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words('candidates:more') }).click();
    await page.getByRole('menuitem', { name: words('candidates:erase.ask') }).click();
    await take('held');
    await page.goto(`${base}/profile`);
    await page.getByRole('button', { name: words('profile:retention.switchOn') }).click();
    await take('retention');

    await page.goto(`${base}/interviews/${id}`);
    const sheets = async () => {
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: words('plan:forCandidate'), exact: true }).click();
      await page.getByRole('dialog').getByRole('article').waitFor();
    };
    await sheets();
    await take('notice');
    await page.getByRole('button', { name: words('forCandidate:sheet.preparation') }).click();
    await take('preparation');
    await page.keyboard.press('Escape');
    const adjustments = { extraTime: 50, breakMinutes: 10 } as const;
    await user.call(updateInterview, { params: { interviewId: id }, body: { adjustments }, ifMatch: version });
    await page.goto(`${base}/interviews/${id}`);
    await page.locator('[data-part="break"]').waitFor();
    await take('plan-with-break', true);
    await page.getByRole('button', { name: words('plan:details.title') }).click();
    await take('details');
    await page.goto(`${productUrl('model')}/legal/terms`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take('legal-document', true);
    await context.close();
  });
}
