import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { candidateForInterview } from '#modules/hiring/index.ts';

/**
 * Whom an interview is with, held until the transaction ends. The interview is held first: a record that is merged into
 * another one between two reads would be looked for where it no longer is.
 *
 * @throws AppError interviewing.interview_not_found, hiring.candidate_not_found
 */
export async function candidateOfInterview(tx: TenantTx, interviewId: string) {
  const { rows } = await sql<{ candidate_id: string }>`select candidate_id from interviewing.interview
    where owner_id = ${tx.ownerId} and id = ${interviewId} for key share`.execute(tx);
  const [interview] = rows;
  if (interview === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return candidateForInterview(tx, interview.candidate_id);
}
