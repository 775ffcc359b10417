import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { limitFor, takeFromWindows } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { type AnonymousSession, openAnonymousSession } from './anonymous-sessions.ts';

const perDay = 3;
const daySeconds = 86_400;

/**
 * Starts a visit without an account. One network may start three per day, or one while people cannot be told from bots.
 *
 * @throws AppError auth.anonymous_limit
 */
export async function createAnonymousSession(deps: { db: Db }, visitor: Visitor): Promise<AnonymousSession> {
  const window = {
    key: `anonymous:${visitor.network}`,
    limit: Math.max(1, limitFor(visitor, perDay)),
    seconds: daySeconds,
  };
  const outcome = await asSystem(deps.db, async (tx) => {
    const wait = await takeFromWindows(tx, [window]);
    return wait > 0 ? { wait } : { session: await openAnonymousSession(tx) };
  });
  if (outcome.session === undefined) throw new AppError('auth.anonymous_limit', undefined, outcome.wait);
  return outcome.session;
}
