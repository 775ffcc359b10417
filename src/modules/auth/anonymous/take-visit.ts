import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { findVisit, giveToUser } from './anonymous-sessions.ts';

/**
 * The visit without an account that this secret is of, whose rows its id owns. One that ended, that another account took
 * or that never was answers alike.
 *
 * @throws AppError common.not_found
 */
export async function visitOf(deps: { db: Db }, actor: Pick<Actor, 'userId'>, sessionId: string): Promise<string> {
  const visitId = await findVisit(deps, sessionId, actor.userId);
  if (visitId === undefined) throw new AppError('common.not_found');
  return visitId;
}

/**
 * Gives a visit to the account of its visitor: its secret opens nothing from then on. The same call again changes nothing.
 *
 * @throws AppError common.not_found
 */
export async function takeVisit(deps: { db: Db }, actor: Pick<Actor, 'userId'>, visitId: string): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    // The account's row first, as where an account is deleted: neither waits for the other in a circle.
    const account = await tx
      .selectFrom('auth.user')
      .select('id')
      .where('id', '=', actor.userId)
      .forKeyShare()
      .executeTakeFirst();
    if (account === undefined) throw new AppError('common.unauthorized');
    if (!(await giveToUser(tx, visitId, account.id))) throw new AppError('common.not_found');
  });
}
