import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { revokeAllSessions, revokeSession } from './sessions.ts';

type Person = Pick<Actor, 'userId' | 'sessionId'>;

/** Ends one session of the account. Does nothing if it has already ended. */
export async function endSession(deps: { db: Db }, actor: Person, input: { sessionId: string }): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    const mine = await tx
      .selectFrom('auth.session')
      .select('id')
      .where('id', '=', input.sessionId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst();
    if (mine === undefined) throw new AppError('common.not_found');
    await revokeSession(tx, actor.userId, mine.id, 'signed_out');
  });
}

/** Ends all sessions of the account except the current one. */
export async function endOtherSessions(deps: { db: Db }, actor: Person): Promise<void> {
  await asSystem(deps.db, (tx) => revokeAllSessions(tx, actor.userId, 'signed_out', actor.sessionId));
}
