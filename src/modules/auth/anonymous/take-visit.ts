import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { findVisit, giveToUser } from './anonymous-sessions.ts';

/**
 * The visit without an account that this secret belongs to; its id owns the visitor's rows. Visits that expired, were
 * taken by another account or never existed get the same error.
 *
 * @throws AppError common.not_found
 */
export async function visitOf(deps: { db: Db }, actor: Pick<Actor, 'userId'>, sessionId: string): Promise<string> {
  const visitId = await findVisit(deps, sessionId, actor.userId);
  if (visitId === undefined) throw new AppError('common.not_found');
  return visitId;
}

/**
 * Assigns a visit to its visitor's account, after which its secret is no longer accepted. Idempotent.
 *
 * @throws AppError common.not_found
 */
export async function takeVisit(deps: { db: Db }, actor: Pick<Actor, 'userId'>, visitId: string): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    // Locks the account's row first, in the same order as deleting an account does, so that the two cannot deadlock.
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
