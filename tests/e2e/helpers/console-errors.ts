import type { Page } from '@playwright/test';

/** Collects what a page complains about: errors thrown, errors logged, refusals of the Content Security Policy. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
