import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { aPlannedInterview, complete } from './an-interview.ts';
import { productUrl } from './products.ts';
import { aUser } from './user.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

/** The summary of a completed run in which one question's red flag was marked. @returns the flag's texts */
async function openSummary(page: Page): Promise<string[]> {
  const user = await aUser(productUrl('playbook'), 'en');
  const interview = await aPlannedInterview(user, 'en');
  await user.call('POST', `${interview}/start`);
  const { plan } = await user.call('GET', `${interview}/plan`);
  const question = plan.questions.find(({ redFlags }: { redFlags: unknown[] }) => redFlags.length > 0);
  const flag = { kind: 'flag', questionId: question.id, baseVersion: 0, value: true };
  await user.call('POST', `${interview}/operations`, {
    operations: [{ id: randomUUID(), at: new Date().toISOString(), ...flag }],
  });
  await complete(user, interview);
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}${interview}`);
  await expect(page.getByRole('textbox', { name: words('summary:assessment.title') })).toBeVisible();
  return question.redFlags.map(({ text }: { text: string }) => text);
}

test('the summary › a red flag was marked › says which', async ({ page }) => {
  const flags = await openSummary(page);
  for (const flag of flags) await expect(page.getByText(flag)).toBeVisible();
});

test('the summary › beside long results › its panel has no scroll of its own', async ({ page }) => {
  await openSummary(page);
  const panel = page.getByRole('complementary', { name: words('summary:decision.title') });
  const minutes = panel.getByRole('table', { name: words('summary:minutes.title') });
  await expect(minutes).toBeVisible();
  const scrollers = await page.evaluate<number>(
    `[...document.querySelectorAll('aside, aside *')].filter((element) =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)).length`,
  );
  expect(scrollers).toBe(0);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(minutes.getByRole('row').last()).toBeInViewport({ ratio: 1 });
});
