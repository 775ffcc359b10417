import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { requestCandidateErasure } from '#platform/erasure/request-erasure.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { releasePosition } from '#modules/billing/index.ts';

/**
 * Requests the erasure of the sample candidate with its interviews, and deletes the sample position, which returns its
 * unit of the quota. A position that has been given real candidates is kept and is no longer a sample. Does nothing if
 * there is no sample.
 *
 * @throws AppError hiring.candidate_held
 */
export async function deleteSample(deps: { db: Db }, actor: Actor): Promise<void> {
  await asTenant(deps.db, actor.userId, remove);
}

async function remove(tx: TenantTx): Promise<void> {
  // Locks the candidate's row before the position's, in the same order as creating an interview does.
  const candidates = await tx
    .updateTable('hiring.candidate')
    .set({ erasing_at: sql`now()` })
    .where('owner_id', '=', tx.ownerId)
    .where('sample', '=', true)
    .where('erasing_at', 'is', null)
    .returning(['id', 'held_at'])
    .execute();
  for (const { id, held_at: heldAt } of candidates) {
    if (heldAt !== null) throw new AppError('hiring.candidate_held', { candidateId: id });
    await requestCandidateErasure(tx, id);
    publishChange(tx, { kind: 'candidate', id });
  }
  const position = await tx
    .selectFrom('hiring.position')
    .select(['id', 'status'])
    .where('owner_id', '=', tx.ownerId)
    .where('sample', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (position === undefined) return;
  publishChange(tx, { kind: 'position', id: position.id });
  if (await hasOtherCandidates(tx, position.id)) {
    await tx
      .updateTable('hiring.position')
      .set({ sample: false })
      .where('owner_id', '=', tx.ownerId)
      .where('id', '=', position.id)
      .execute();
    return;
  }
  if (position.status === 'active') await releasePosition(tx);
  // All its interviews are the sample candidate's. They are hidden once the position is gone, and the erasure deletes
  // them.
  await tx.deleteFrom('hiring.position').where('owner_id', '=', tx.ownerId).where('id', '=', position.id).execute();
}

async function hasOtherCandidates(tx: TenantTx, positionId: string): Promise<boolean> {
  const link = await tx
    .selectFrom('hiring.candidate_position as l')
    .innerJoin('hiring.candidate as c', (join) =>
      join.onRef('c.owner_id', '=', 'l.owner_id').onRef('c.id', '=', 'l.candidate_id'),
    )
    .select('c.id')
    .where('l.owner_id', '=', tx.ownerId)
    .where('l.position_id', '=', positionId)
    .where('c.sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}
