import { type AuthAnswer, logout } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { paths } from '#web/shared/paths.ts';
import { currentLanguage, setLanguage } from '#web/shared/language/i18n.ts';
import { beginSession } from '#web/shared/api/session.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';
import { heldVisit } from '#web/shared/visit.ts';

/**
 * Begins the session, in the language of the account, and ends the one that this browser had until now. Says where to
 * go: to a plan that was made without an account; else with positions to the dashboard, without to the choice of a plan. A failed check of the positions counts as none.
 */
export async function signIn(answer: AuthAnswer): Promise<string> {
  const { refresh: before } = storedTokens();
  beginSession(answer);
  // Nothing here holds its tokens any more. Without an answer it runs out by itself.
  if (before !== null) void call(logout, { headers: { 'refresh-token': before } }).catch(() => undefined);
  if (answer.user.language !== currentLanguage()) await setLanguage(answer.user.language);
  // What was made before there was an account comes first: its page takes it in.
  if (typeof heldVisit()?.previewId === 'string') return paths.interviewPreview();
  // with the pages that come next, not with the form
  const { listPositions } = await import('#contracts/hiring/positions.ts');
  const positions = await call(listPositions).catch(() => []);
  const any = Array.isArray(positions) ? positions.length > 0 : positions.items.length > 0;
  return any ? paths.dashboard() : paths.onboardingSubscription();
}
