import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { requestCandidateErasure } from '#platform/erasure/request-erasure.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { isDue } from './kept-until.ts';

/**
 * Has a candidate erased if their time is over, the owner was told and nobody holds them, by what is true when this transaction commits: it
 * locks all that decides, then asks. Whoever makes them an interview, adds them to a position, turns one active, puts
 * them on hold or changes the setting comes first and is seen, or waits and finds no such candidate.
 *
 * @returns whether it has
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

/** The candidate before the positions, as whoever makes an interview locks them. */
async function lock(tx: TenantTx, candidateId: string): Promise<void> {
  const { ownerId } = tx;
  await sql`select from hiring.retention where owner_id = ${ownerId} for share`.execute(tx);
  // Not only against changes: a link or a CV that is being added refers to the row.
  await sql`select from hiring.candidate where owner_id = ${ownerId} and id = ${candidateId} for update`.execute(tx);
  await sql`select from hiring.position where owner_id = ${ownerId} and id in (
      select position_id from hiring.candidate_position where owner_id = ${ownerId} and candidate_id = ${candidateId})
    order by id for share`.execute(tx);
}
