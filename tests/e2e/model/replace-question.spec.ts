import { type Page, expect, test } from '@playwright/test';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlanByModel, aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { type Words, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

async function openMenu(page: Page, words: Words, number: number): Promise<void> {
  const name = words('plan:edit.menu').replace('{{number}}', String(number));
  await page.getByRole('button', { name, exact: true }).click();
}

function heading(page: Page, text: string) {
  return page.getByRole('article').getByRole('button', { name: text, exact: true });
}

for (const language of languages('uk')) {
  test(`a plan in ${language} › a question is exchanged by a model › another one stands there, and the old one can be brought back`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(productUrl('model'), language);
    await startTrial(user);
    const interviewId = await aPlanByModel(user, language);
    const { plan } = await user.call(getPlan, { params: { interviewId } });
    const [, old] = plan.questions;
    if (old === undefined) throw new Error('a plan has questions');
    await user.signIn(context);
    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);

    await openMenu(page, words, 2);
    await expect(page.getByRole('menuitem', { name: words('plan:replace.easier') })).toBeVisible();
    await page.getByRole('menuitem', { name: words('plan:replace.other') }).click();
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: old.text, exact: true }) });
    await expect(card.getByRole('status')).toContainText(words('plan:replace.writing'));
    await expect(card.getByRole('button', { name: words('plan:replace.stop') })).toBeVisible();

    await expect(page.getByText(pattern(words('plan:replace.done')))).toBeVisible({ timeout: 30_000 });
    await expect(heading(page, old.text)).toHaveCount(0);
    const { plan: next } = await user.call(getPlan, { params: { interviewId } });
    const text = next.questions[1]?.text ?? '';
    expect(text).not.toBe(old.text);
    // It is open and has the keyboard focus.
    await expect(heading(page, text)).toBeFocused();
    await expect(heading(page, text)).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindings(page, { part: 'main' })).toEqual([]);

    await page.getByRole('button', { name: words('plan:edit.back').replace('{{version}}', '1') }).click();
    await expect(heading(page, old.text)).toBeVisible();
  });
}

test('a question is being exchanged › stopped › stays as it was, without a word', async ({ page, context }) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(productUrl('model'), 'en');
  await startTrial(user);
  const interviewId = await aPlanByModel(user, 'en');
  await user.signIn(context);
  await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
  await openMenu(page, words, 1);
  await page.getByRole('menuitem', { name: words('plan:replace.harder') }).click();
  const stop = page.getByRole('button', { name: words('plan:replace.stop'), exact: true });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { plan } = await user.call(getPlan, { params: { interviewId } });
  expect(plan.version).toBe(1);
});

test('on the free plan, without a model › another question › is offered by its name, and the paid plan is explained', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await openMenu(page, words, 1);
  await expect(page.getByRole('menuitem', { name: words('plan:replace.easier') })).toHaveCount(0);
  await page.getByRole('menuitem', { name: words('plan:replace.other') }).click();
  await expect(page.getByRole('dialog')).toContainText(words('billing:paywall.feature.regenerate_question'));
});
