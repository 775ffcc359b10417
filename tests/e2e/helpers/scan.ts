import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** The rules that are law; without a choice axe adds those of good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in the page, or in one part of it: which rule, where and why. */
export async function axeFindings(page: Page, { part, ...options }: Options & { part?: string } = {}) {
  // Nothing is framed here; the other mode opens a page of its own for each scan.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  // Without a description of each place that is as it should be.
  const { violations } = await axe.options({ ...options, resultTypes: ['violations'] }).analyze();
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
