import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import type { Passwords } from '#modules/auth/password/passwords.ts';
import { recordMiss, refuseWhileWaiting } from '#modules/auth/sign-in/sign-in-waits.ts';
import { googleProofIsFresh } from './google-proof.ts';

/** Where wrong passwords of a signed-in user are counted. */
export function proofBucket(userId: string): string {
  return `login:proof:${userId}`;
}

/**
 * That whoever holds the session is the account's owner: by the password, or by a fresh proof at Google. Misses are
 * counted for the account, so that a stolen session cannot guess at it.
 *
 * @throws AppError auth.password_wrong, auth.proof_required, auth.throttled
 */
export async function requireProof(
  deps: { db: Db; passwords: Passwords },
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  const account = await deps.db.system
    .selectFrom('auth.session as s')
    .innerJoin('auth.user as u', 'u.id', 's.user_id')
    .where('s.id', '=', actor.sessionId)
    .where('u.id', '=', actor.userId)
    .select(['u.password_hash', googleProofIsFresh.as('fresh')])
    .executeTakeFirst();
  if (account === undefined) throw new AppError('common.unauthorized');
  const { password_hash: stored, fresh } = account;
  if (fresh && (password === undefined || stored === null)) return;
  if (password === undefined || stored === null) throw new AppError('auth.proof_required');
  const counters = { bucket: proofBucket(actor.userId) };
  await deps.passwords.withHashing(async ({ matches }) => {
    await refuseWhileWaiting(deps, counters);
    if (await matches(password, stored)) {
      await sql`delete from auth.throttle where key = ${counters.bucket}`.execute(deps.db.system);
      return;
    }
    await recordMiss(deps, counters);
    throw new AppError('auth.password_wrong');
  });
}
