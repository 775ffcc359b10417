import { type Locator, type Page, expect } from '@playwright/test';
import type { GivenRun } from './run-interview.ts';
import { type Words, pattern } from './words.ts';

const assessment = 'Clear about ownership; gave numbers for each result.';
const strength = 'Keeps data correct under repeated events.';
const concern = 'Little experience with on-call leadership.';

/**
 * Writes the summary of a completed interview and chooses a recommendation. The mean over what everybody is asked
 * appears only after the choice. After a reload the input is there as text, and the recommendation by itself with a way
 * to share it.
 */
export async function writeSummary(page: Page, words: Words, { scores }: GivenRun): Promise<void> {
  const overall = page.getByRole('textbox', { name: words('summary:assessment.title') });
  await expect(page.getByText(words('summary:toDecide'), { exact: true })).toBeVisible();
  await overall.fill(assessment);
  await addTo(page, words('summary:lists.strengths'), words('summary:lists.addStrength'), strength);
  await addTo(page, words('summary:lists.concerns'), words('summary:lists.addConcern'), concern);
  await expect(page.getByRole('banner').getByText(pattern(words('common:save.saved')))).toBeVisible();

  const decision = page.getByRole('complementary', { name: words('summary:decision.title') });
  const core = await page.locator('summary [data-block="core"]').allInnerTexts();
  const given = core.flatMap((order) => scores[Number(order) - 1] ?? []);
  const mean = (given.reduce((sum, score) => sum + score, 0) / given.length).toFixed(1);
  const meanShown = page.getByRole('main').getByText(new RegExp(`^${mean.replace('.', '[.,]')}$`));
  const path = page.getByRole('main');
  await expect(path).toContainText(words('summary:decision.chooseFirst'));
  await path.getByRole('radio', { name: words('summary:recommendation.further_interview') }).check();
  await expect(path).toContainText(words('summary:mean.after'));
  await expect(meanShown).toBeHidden();
  await path.getByRole('button', { name: words('summary:decision.record') }).click();
  await expect(meanShown.first()).toBeVisible();
  await expect(page.getByText(words('summary:toDecide'), { exact: true })).toBeHidden();

  await page.reload();
  await expect(page.getByText(assessment)).toBeVisible();
  await expect(overall).toBeHidden();
  for (const [list, text] of [
    ['strengths', strength],
    ['concerns', concern],
  ] as const) {
    const region = page.getByRole('region', { name: words(`summary:lists.${list}`), exact: true });
    await expect(region.getByRole('listitem')).toHaveText([text]);
  }
  await page.getByRole('button', { name: words('summary:lists.edit') }).click();
  await expect(line(page, words('summary:lists.strengths'))).toHaveValue(strength);
  await expect(line(page, words('summary:lists.concerns'))).toHaveValue(concern);
  await expect(decision.getByRole('button', { name: words('summary:decision.share') })).toBeVisible();
  await expect(decision).toContainText(words('summary:recommendation.further_interview'));
  await expect(decision.getByRole('radio')).toHaveCount(0);
  await decision.getByRole('button', { name: words('summary:decision.change') }).click();
  await expect(path.getByRole('radio', { name: words('summary:recommendation.further_interview') })).toBeChecked();
  await path.getByRole('button', { name: words('common:action.cancel') }).click();
  await page.getByRole('button', { name: words('summary:assessment.edit') }).click();
  await expect(overall).toBeFocused();
  await expect(overall).toHaveValue(assessment);
}

async function addTo(page: Page, list: string, add: string, text: string): Promise<void> {
  await page.getByRole('button', { name: add }).click();
  await line(page, list).fill(text);
}

function line(page: Page, list: string): Locator {
  return page.getByRole('region', { name: list, exact: true }).getByRole('textbox').last();
}
