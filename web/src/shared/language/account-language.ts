import i18next from 'i18next';
import type { Language } from '#contracts/common.ts';
import { setLanguage } from './i18n.ts';
import { notify } from '#web/shared/notify.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';

/**
 * Switches the language of every text on the page. Signed in, the choice is the account's: it is saved there too, so that
 * mails and other devices follow. Where that fails, this device keeps the choice and says so.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (storedTokens().access === null) return;
  try {
    // the public pages know a session as well, and nothing else there calls the API
    const { saveLanguage } = await import('./save-language.ts');
    await saveLanguage(language);
  } catch {
    notify.info(i18next.t('common:language.deviceOnly'));
  }
}
