import { type Page, expect } from '@playwright/test';
import type { Words } from './words.ts';

/** Completes the first step of the setup. */
export async function fillCompany(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words('onboarding:company.name')).fill('Nova Logistics');
  await page.getByLabel(words('onboarding:company.website')).fill('nova.example');
  await page.getByRole('combobox', { name: words('onboarding:company.industry') }).click();
  await page.getByRole('option', { name: words('onboarding:company.industries.logistics') }).click();
  await goOn(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:position.title') })).toBeFocused();
}

/** Completes the second step of the setup with a title. */
export async function fillPosition(page: Page, words: Words, title: string): Promise<void> {
  await page.getByLabel(words('positions:form.title')).fill(title);
  await goOn(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:interview.title') })).toBeFocused();
}

export async function goOn(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('common:action.continue'), exact: true }).click();
}
