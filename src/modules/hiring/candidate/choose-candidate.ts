import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { settleUnreadable } from './settle-unreadable.ts';

/**
 * Counts an interview for a candidate. From then on the candidate counts as one, even if the file proves unreadable.
 * Must take its lock before any other in the transaction, so that two requests for the same candidate wait here and do
 * not deadlock.
 */
export async function chooseCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  const { rows } = await sql<{ before: boolean }>`
    update hiring.candidate set in_interview = true, interviews_count = interviews_count + 1
    where owner_id = ${tx.ownerId} and id = ${candidateId}
    returning old.in_interview as before`.execute(tx);
  const [chosen] = rows;
  if (chosen === undefined) return;
  publishChange(tx, { kind: 'candidate', id: candidateId });
  if (!chosen.before) await settleUnreadable(tx, candidateId);
}
