import { type AuthAnswer, logout } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { paths } from '#web/shared/paths.ts';
import { currentLanguage, setLanguage } from '#web/shared/language/i18n.ts';
import { beginSession } from '#web/shared/api/session.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';
import { heldVisit } from '#web/shared/visit.ts';

/**
 * Starts the session in the account's language and ends this browser's previous one. Returns the path to go to: a
 * preview made without an account; otherwise the dashboard if there are positions, or else plan selection. A failed
 * check for positions counts as none.
 */
export async function signIn(answer: AuthAnswer): Promise<string> {
  const { refresh: before } = storedTokens();
  beginSession(answer);
  // The old tokens are no longer stored here. If the request fails, that session expires by itself.
  if (before !== null) void call(logout, { headers: { 'refresh-token': before } }).catch(() => undefined);
  if (answer.user.language !== currentLanguage()) await setLanguage(answer.user.language);
  // A preview made before there was an account comes first: its page moves it into the account.
  if (typeof heldVisit()?.previewId === 'string') return paths.interviewPreview();
  // loaded on demand, so that it is not part of the form's script
  const { listPositions } = await import('#contracts/hiring/positions.ts');
  const positions = await call(listPositions).catch(() => []);
  const any = Array.isArray(positions) ? positions.length > 0 : positions.items.length > 0;
  return any ? paths.dashboard() : paths.onboardingSubscription();
}
