import type { ErrorCode } from '#contracts/errors.ts';
import type { cvStates } from '#contracts/hiring/cvs.ts';
import type { AchievementLine } from '#knowledge/evidence/achievement-line.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { CvLines, VisiblePages } from './cv-layers.ts';
import { cvState, errorCode } from '#modules/hiring/parse-columns.ts';

/** The input for a plan, read in interviewing's own transaction. */
export interface CvForPlan {
  readonly id: string;
  readonly candidateId: string;
  readonly state: (typeof cvStates)[number];
  /** set in the states `failed` and `no_text` */
  readonly errorCode: ErrorCode | null;
  /** the visible text; empty until the CV is read */
  readonly pages: readonly CvPage[];
  /** the candidate's stated achievements, the most informative first; located in `pages` */
  readonly lines: readonly AchievementLine[];
}

/** @throws AppError hiring.cv_not_found */
export async function cvForPlan(tx: TenantTx, cvId: string): Promise<CvForPlan> {
  const row = await tx
    .selectFrom('hiring.cv as cv')
    .leftJoin('hiring.cv_text as text', (join) =>
      join.onRef('text.owner_id', '=', 'cv.owner_id').onRef('text.cv_id', '=', 'cv.id'),
    )
    .select(['cv.id', 'cv.candidate_id', 'cv.state', 'cv.error_code', 'text.pages', 'text.lines'])
    .where('cv.owner_id', '=', tx.ownerId)
    .where('cv.id', '=', cvId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.cv_not_found', { cvId });
  return {
    id: row.id,
    candidateId: row.candidate_id,
    state: cvState(row.state),
    errorCode: row.error_code === null ? null : errorCode(row.error_code),
    pages: VisiblePages.parse(row.pages ?? []),
    lines: CvLines.parse(row.lines ?? []),
  };
}
