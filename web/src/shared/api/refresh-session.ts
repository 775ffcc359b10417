import { refresh } from '#contracts/auth/auth.ts';
import { endSession } from './session.ts';
import { storeTokens, storedTokens } from './stored-tokens.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'no-answer';

let underWay: Promise<RefreshOutcome> | undefined;

/**
 * Exchanges the refresh token once, however many calls got a 401: calls in this tab share one promise, tabs of the same
 * browser take turns (Web Locks), and a tab that finds an access token newer than the refused one uses that. Only an
 * explicit refusal ends the session; no response or a server error leaves it unchanged.
 */
export function refreshSession(refusedToken: string | null): Promise<RefreshOutcome> {
  underWay ??= withRefreshLock(() => exchange(refusedToken)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

function withRefreshLock(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request('askwell-refresh', work);
}

async function exchange(refusedToken: string | null): Promise<RefreshOutcome> {
  const tokens = storedTokens();
  if (tokens.access !== null && tokens.access !== refusedToken) return 'refreshed';
  if (tokens.refresh === null) {
    endSession({ refused: true });
    return 'refused';
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${refresh.path}`, {
      method: refresh.method,
      headers: { 'content-type': 'application/json', 'x-refresh-mode': 'rotate' },
      body: JSON.stringify({ refreshToken: tokens.refresh }),
      credentials: 'include',
    });
  } catch {
    return 'no-answer';
  }
  if (answer.status >= 500 || answer.status === 429) return 'no-answer';
  const parsed = answer.ok ? refresh.success.safeParse(await answer.json().catch(() => undefined)) : undefined;
  if (parsed?.success !== true) {
    endSession({ refused: true });
    return 'refused';
  }
  storeTokens(parsed.data);
  return 'refreshed';
}
