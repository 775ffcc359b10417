import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { releasePosition } from '#modules/billing/index.ts';
import { noteContactOfPosition } from '#modules/hiring/retention/note-contact.ts';
import { lockPosition } from './position-queries.ts';

/** @throws AppError hiring.position_not_found, hiring.position_has_interviews */
export async function deletePosition(deps: { db: Db }, actor: Actor, positionId: string): Promise<void> {
  await asTenant(deps.db, actor.userId, (tx) => removePosition(tx, positionId));
}

async function removePosition(tx: TenantTx, positionId: string): Promise<void> {
  // Locks the candidates' rows before the position's, in the same order as creating an interview does.
  await noteContactOfPosition(tx, positionId);
  const position = await lockPosition(tx, positionId);
  if (position.interviewsCount > 0)
    throw new AppError('hiring.position_has_interviews', { interviewsCount: position.interviewsCount });
  if (position.status === 'active') await releasePosition(tx);
  await tx.deleteFrom('hiring.position').where('owner_id', '=', tx.ownerId).where('id', '=', positionId).execute();
  publishChange(tx, { kind: 'position', id: positionId });
}
