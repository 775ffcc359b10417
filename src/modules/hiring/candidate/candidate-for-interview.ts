import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** What interviewing needs to know about a candidate, read in its own transaction. */
export interface CandidateForInterview {
  readonly id: string;
  /** null while the name is only that of the uploaded file */
  readonly name: string | null;
  /** the newest CV that is ready or still being read; if all failed, the newest one */
  readonly newestCvId: string | null;
}

/**
 * Locks the candidate until the transaction ends, so that nobody can have it erased while an interview is created for
 * it.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function candidateForInterview(tx: TenantTx, candidateId: string): Promise<CandidateForInterview> {
  const candidate = await tx
    .selectFrom('hiring.candidate')
    .select(['id', 'name', 'name_from'])
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('erasing_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (candidate === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  const cv = await tx
    .selectFrom('hiring.cv')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId)
    // A newer CV that failed does not replace the current one.
    .orderBy((eb) => eb('state', 'in', ['no_text', 'failed']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const name = candidate.name_from === 'file' ? null : candidate.name;
  return { id: candidate.id, name, newestCvId: cv?.id ?? null };
}
