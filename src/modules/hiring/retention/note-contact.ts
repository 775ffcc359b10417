import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Records contact with a candidate now, so that their retention period starts no earlier. */
export async function noteContact(tx: TenantTx, candidateId: string): Promise<void> {
  await sql`update hiring.candidate set last_contact_at = now()
    where owner_id = ${tx.ownerId} and id = ${candidateId}`.execute(tx);
}

/**
 * Like {@link noteContact}, for all candidates of a position that is being deleted. If it was inactive, contact counts
 * from when it became so.
 */
export async function noteContactOfPosition(tx: TenantTx, positionId: string): Promise<void> {
  await sql`update hiring.candidate c set last_contact_at = greatest(c.last_contact_at, coalesce(p.inactive_since, now()))
    from hiring.position p
    where p.owner_id = ${tx.ownerId} and p.id = ${positionId} and c.owner_id = ${tx.ownerId}
      and c.id in (select candidate_id from hiring.candidate_position
        where owner_id = ${tx.ownerId} and position_id = ${positionId})`.execute(tx);
}
