import type { convertAnonymousSession as contract } from '#contracts/auth/account.ts';
import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { giveToUser } from './anonymous-sessions.ts';

/**
 * Gives a visit without an account to the account of its visitor, in one transaction; the same call again answers the
 * same. A visit that ended, that another account took or that never was answers alike.
 *
 * @throws AppError common.forbidden (another account's id), common.not_found
 */
export async function convertAnonymousSession(
  deps: { db: Db },
  actor: Pick<Actor, 'userId'>,
  input: BodyOf<typeof contract>,
): Promise<SuccessOf<typeof contract>> {
  if (input.userId !== actor.userId) throw new AppError('common.forbidden');
  await asSystem(deps.db, async (tx) => {
    // The account's row first, as where an account is deleted: neither waits for the other in a circle.
    const account = await tx
      .selectFrom('auth.user')
      .select('id')
      .where('id', '=', actor.userId)
      .forKeyShare()
      .executeTakeFirst();
    if (account === undefined) throw new AppError('common.unauthorized');
    if (!(await giveToUser(tx, input.sessionId, account.id))) throw new AppError('common.not_found');
  });
  // A visit holds nothing that could become a position and an interview.
  return { positionId: null, interviewId: null };
}
