import { paths } from '#web/shared/paths.ts';
import { currentLanguage, setLanguage } from '#web/shared/language/i18n.ts';

/**
 * After the account is deleted: removes all its data from this device and opens the landing page, which confirms the
 * deletion. A language other than the default is kept, so that the user can read that message.
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
