import type { BrowserContext } from '@playwright/test';

/** The combinations in which each screen is captured. */
export const looks = [
  { language: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { language: 'uk', colorScheme: 'dark', width: 1440, height: 900 },
  { language: 'uk', colorScheme: 'light', width: 390, height: 844 },
  { language: 'en', colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** Sets the language and answers the cookie banner, which would otherwise cover the lower part of every picture. */
export async function settle(context: BrowserContext, language: 'en' | 'uk'): Promise<void> {
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
    const record = { analytics: false, marketing: false, timestamp: new Date().toISOString(), region: 'gdpr' };
    localStorage.setItem('cookieConsent', JSON.stringify({ necessary: true, ...record, version: '1.0.0' }));
  }, language);
}
