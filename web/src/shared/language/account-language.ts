import i18next from 'i18next';
import type { Language } from '#contracts/common.ts';
import { setLanguage } from './i18n.ts';
import { notify } from '#web/shared/notify.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';

/**
 * Switches the language of the whole page. For a signed-in user it is also saved to the account, so that e-mails and
 * other devices follow; if that fails, the language stays switched on this device and the user is told.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (storedTokens().access === null) return;
  try {
    // loaded on demand: public pages can have a session too, but otherwise never call the API
    const { saveLanguage } = await import('./save-language.ts');
    await saveLanguage(language);
  } catch {
    notify.info(i18next.t('common:language.deviceOnly'));
  }
}
