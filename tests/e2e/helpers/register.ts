import { type BrowserContext, type Page, expect } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type Words, wordsOf } from './words.ts';

/** The start page in a language, chosen with its switch. */
export async function inLanguage(page: Page, language: Language): Promise<void> {
  if (language === 'en') return;
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf('en')('common:language.other') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Fills in the form for a new account, reached by a link on the current page; returns its address. */
export async function register(page: Page, words: Words, link = words('common:public.register')): Promise<string> {
  const email = `olena.${Date.now()}@example.com`;
  await page.getByRole('link', { name: link }).first().click();
  await page.getByLabel(words('auth:field.fullName')).fill('Olena Kovalenko');
  await page.getByLabel(words('auth:field.workEmail')).fill(email);
  await page.getByLabel(words('auth:field.position')).fill('Head of Engineering');
  await page.getByLabel(words('auth:field.password'), { exact: true }).fill(aPassword);
  await page.getByRole('button', { name: words('auth:register.submit') }).click();
  return email;
}

/**
 * Reads the code where a user reads it: on the mailbox page, in another tab. Then skips the setup for the form of a
 * position.
 */
export async function enterCode(
  page: Page,
  context: BrowserContext,
  words: Words,
  mailboxUrl: string,
  email: string,
): Promise<void> {
  const field = page.getByLabel(words('auth:verify.codeLabel'));
  await expect(field).toBeVisible();
  const mailbox = await context.newPage();
  await mailbox.goto(mailboxUrl);
  const mail = mailbox.getByRole('article').filter({ hasText: email });
  const code = await mail.locator('output').innerText();
  await mailbox.close();
  await field.pressSequentially(code);
  await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
  const plans = page.getByRole('dialog', { name: words('billing:choose.title') });
  await plans.getByRole('button', { name: words('plans:free.cta') }).click();
  await page.getByRole('button', { name: words('onboarding:skip') }).click();
  const menu = page.getByRole('navigation', { name: words('common:shell.mainMenu') });
  await menu.getByRole('link', { name: words('common:shell.positions') }).click();
  await page.getByRole('link', { name: words('positions:create') }).click();
}
