import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** @throws AppError hiring.candidate_not_found */
export async function requireCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  requireFound(await theCandidate(tx, candidateId).executeTakeFirst(), candidateId);
}

/**
 * Keeps the candidate's row from being deleted until the transaction ends, which gives it something: merging waits, or
 * it is gone already.
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
