import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { releasePosition } from '#modules/billing/index.ts';
import { lockPosition } from './position-queries.ts';

/** @throws AppError hiring.position_not_found, hiring.position_has_interviews */
export async function deletePosition(deps: { db: Db }, actor: Actor, positionId: string): Promise<void> {
  await asTenant(deps.db, actor.userId, (tx) => removePosition(tx, actor.userId, positionId));
  tellMoved(deps.db, actor.userId, { kind: 'position', id: positionId });
}

async function removePosition(tx: Tx, ownerId: string, positionId: string): Promise<void> {
  const position = await lockPosition(tx, ownerId, positionId);
  if (position.interviewsCount > 0)
    throw new AppError('hiring.position_has_interviews', { interviewsCount: position.interviewsCount });
  if (position.status === 'active') await releasePosition(tx, ownerId);
  await tx.deleteFrom('hiring.position').where('owner_id', '=', ownerId).where('id', '=', positionId).execute();
}
