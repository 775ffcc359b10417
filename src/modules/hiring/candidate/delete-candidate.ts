import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { requestCandidateErasure } from '#platform/erasure/request-erasure.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/**
 * Requests the erasure of a candidate with their CVs, interviews, plans and notes. If the erasure is already running,
 * returns the same receipt.
 *
 * @throws AppError hiring.candidate_not_found, hiring.candidate_held
 */
export async function deleteCandidate(
  deps: { db: Db },
  actor: Actor,
  candidateId: string,
): Promise<{ receiptId: string }> {
  return asTenant(deps.db, actor.userId, (tx) => requestErasure(tx, candidateId));
}

async function requestErasure(tx: TenantTx, candidateId: string): Promise<{ receiptId: string }> {
  // Waits for a transaction that is creating an interview for the candidate; a later one will not find the candidate.
  const candidate = await tx
    .updateTable('hiring.candidate')
    .set({ erasing_at: sql`coalesce(erasing_at, now())` })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .returning('held_at')
    .executeTakeFirst();
  if (candidate === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  if (candidate.held_at !== null) throw new AppError('hiring.candidate_held', { candidateId });
  publishChange(tx, { kind: 'candidate', id: candidateId });
  return { receiptId: await requestCandidateErasure(tx, candidateId) };
}
