import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** @throws AppError hiring.candidate_not_found */
export async function requireCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  requireFound(await theCandidate(tx, candidateId).executeTakeFirst(), candidateId);
}

/**
 * Locks the candidate's row against deletion until the transaction ends. For transactions that add data to the
 * candidate: a merge waits for them or, if it came first, the candidate is not found.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function lockCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  requireFound(await theCandidate(tx, candidateId).forKeyShare().executeTakeFirst(), candidateId);
}

function theCandidate(tx: TenantTx, candidateId: string) {
  return tx
    .selectFrom('hiring.candidate')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('erasing_at', 'is', null);
}

function requireFound(row: object | undefined, candidateId: string): void {
  if (row === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
}
