import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules required by law; by default axe also runs best-practice rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until every finite animation has finished. */
const settled = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** axe's findings in the page, or in one part of it: rule, place and reason. */
export async function axeFindings(page: Page, { part, ...options }: RunOptions & { part?: string } = {}) {
  // Elements in transition have other colours, and may appear together with their replacement.
  await page.evaluate(settled);
  // Injected once per document: it takes half the time of a scan.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(`${source}; undefined`);
  // Without results for the places that pass.
  const run = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part ?? 'html')}, ${JSON.stringify(run)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** By how many pixels the page is wider than the screen. */
export function pixelsSideways(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** The current page: no axe findings, and no wider than the screen. */
export async function scan(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
}
