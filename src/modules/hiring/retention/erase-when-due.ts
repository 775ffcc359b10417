import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { requestCandidateErasure } from '#platform/erasure/request-erasure.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { isDue } from './kept-until.ts';

/**
 * Requests a candidate's erasure if they are due, the owner was told and they are not on hold. The decision holds when
 * this transaction commits, because it locks every row it depends on before checking. Creating an interview, linking a
 * position, activating one, a hold or a change of the setting either comes first and is taken into account, or waits
 * and no longer finds the candidate.
 *
 * @returns whether the erasure was requested
 */
export async function eraseWhenDue(tx: TenantTx, candidateId: string): Promise<boolean> {
  await lock(tx, candidateId);
  const { numAffectedRows } = await sql`
    update hiring.candidate c set erasing_at = now()
    where c.owner_id = ${tx.ownerId} and c.id = ${candidateId} and c.erasing_at is null and ${isDue}`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  publishChange(tx, { kind: 'candidate', id: candidateId });
  await requestCandidateErasure(tx, candidateId);
  return true;
}

/** Locks the candidate before the positions, in the same order as creating an interview does. */
async function lock(tx: TenantTx, candidateId: string): Promise<void> {
  const { ownerId } = tx;
  await sql`select from hiring.retention where owner_id = ${ownerId} for share`.execute(tx);
  // A link or CV being added holds a key-share lock on this row, which conflicts with `for update` only.
  await sql`select from hiring.candidate where owner_id = ${ownerId} and id = ${candidateId} for update`.execute(tx);
  await sql`select from hiring.position where owner_id = ${ownerId} and id in (
      select position_id from hiring.candidate_position where owner_id = ${ownerId} and candidate_id = ${candidateId})
    order by id for share`.execute(tx);
}
