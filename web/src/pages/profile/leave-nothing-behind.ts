import { paths } from '#web/shared/paths.ts';
import { currentLanguage, setLanguage } from '#web/shared/language/i18n.ts';

/**
 * After the account is deleted: nothing of it stays on this device, and the start page says what happened. A language
 * other than the one that everybody starts with is kept, or that sentence could not be read.
 */
export async function leaveNothingBehind(userId: string): Promise<void> {
  const language = currentLanguage();
  await import('#web/features/runner/sync/run-device.ts')
    .then(({ discardRunsOf }) => discardRunsOf(userId))
    .catch(() => undefined);
  sessionStorage.clear();
  localStorage.clear();
  if (language !== 'en') await setLanguage(language);
  location.replace(paths.accountDeleted());
}
