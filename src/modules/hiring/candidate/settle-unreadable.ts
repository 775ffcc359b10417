import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/**
 * Re-evaluates whether a candidate is only a file that could not be read, and updates the counts of its positions.
 * Called whenever one of its CVs arrives, is read or fails, and when a person names the candidate or chooses them for
 * an interview.
 */
export async function settleUnreadable(tx: TenantTx, candidateId: string): Promise<void> {
  const { rows } = await sql<{ unreadable: boolean }>`
    update hiring.candidate c set unreadable = not c.unreadable
    where c.owner_id = ${tx.ownerId} and c.id = ${candidateId} and c.erasing_at is null and c.unreadable <> (
      c.name_from = 'file' and not c.in_interview
      and exists (select from hiring.cv where owner_id = c.owner_id and candidate_id = c.id)
      and not exists (select from hiring.cv where owner_id = c.owner_id and candidate_id = c.id
        and state not in ('failed', 'no_text')))
    returning c.unreadable`.execute(tx);
  const [changed] = rows;
  if (changed === undefined) return;
  const by = changed.unreadable ? -1 : 1;
  const { rows: positions } = await sql<{ id: string }>`
    update hiring.position set candidates_count = greatest(candidates_count + ${by}, 0)
    where owner_id = ${tx.ownerId} and id in (
      select position_id from hiring.candidate_position
      where owner_id = ${tx.ownerId} and candidate_id = ${candidateId})
    returning id`.execute(tx);
  publishChange(tx, { kind: 'candidate', id: candidateId });
  for (const { id } of positions) publishChange(tx, { kind: 'position', id });
}
