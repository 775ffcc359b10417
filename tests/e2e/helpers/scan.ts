import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that are law; without a choice axe adds those of good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Until nothing that comes to an end is moving. */
const settled = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** What axe finds in the page, or in one part of it: which rule, where and why. */
export async function axeFindings(page: Page, { part, ...options }: RunOptions & { part?: string } = {}) {
  // What is half way in or out has other colours, and may stand beside what takes its place.
  await page.evaluate(settled);
  // Once for each document: half of what a scan takes.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(`${source}; undefined`);
  // Without a description of each place that is as it should be.
  const run = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part ?? 'html')}, ${JSON.stringify(run)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** How many pixels lie beside the screen, to be reached by scrolling sideways. */
export function pixelsSideways(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** The page as it stands: nothing for axe to find, and no wider than the screen. */
export async function scan(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
}
