import { type Page, expect } from '@playwright/test';
import type { Words } from './words.ts';

/** Goes on in the running interview until its requirements check. */
export async function goToRequirements(page: Page, words: Words): Promise<void> {
  const part = page.getByRole('heading', { level: 1, name: words('runner:part.requirements') });
  const next = page
    .getByRole('contentinfo')
    .getByRole('button', { name: new RegExp(`^${words('runner:next')}|^${words('runner:nextPart')}`) });
  while (!(await part.isVisible())) {
    await expect(next.or(part).first()).toBeVisible();
    await next.click();
  }
}
