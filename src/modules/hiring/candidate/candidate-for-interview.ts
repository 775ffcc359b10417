import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** What interviewing needs of a candidate, inside its own transaction. */
export interface CandidateForInterview {
  readonly id: string;
  /** null while the name of a file stands in for the person's */
  readonly name: string | null;
  /** the newest CV that can be planned from or is still being read; when every one failed, the newest */
  readonly newestCvId: string | null;
}

/**
 * Holds the candidate until the transaction ends, so that nobody has it erased while an interview is made of it.
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
    // The next CV's failure leaves the current one in place.
    .orderBy((eb) => eb('state', 'in', ['no_text', 'failed']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const name = candidate.name_from === 'file' ? null : candidate.name;
  return { id: candidate.id, name, newestCvId: cv?.id ?? null };
}
