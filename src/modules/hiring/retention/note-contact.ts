import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Notes that something went on with a candidate now: the time after which they are erased begins no earlier. */
export async function noteContact(tx: TenantTx, candidateId: string): Promise<void> {
  await sql`update hiring.candidate set last_contact_at = now()
    where owner_id = ${tx.ownerId} and id = ${candidateId}`.execute(tx);
}

/** As {@link noteContact}, of everybody who was for a position until now that is deleted; of an inactive one since then. */
export async function noteContactOfPosition(tx: TenantTx, positionId: string): Promise<void> {
  await sql`update hiring.candidate c set last_contact_at = greatest(c.last_contact_at, coalesce(p.inactive_since, now()))
    from hiring.position p
    where p.owner_id = ${tx.ownerId} and p.id = ${positionId} and c.owner_id = ${tx.ownerId}
      and c.id in (select candidate_id from hiring.candidate_position
        where owner_id = ${tx.ownerId} and position_id = ${positionId})`.execute(tx);
}
