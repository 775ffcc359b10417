import { requireCandidate } from '#modules/hiring/candidate/require-candidate.ts';
import { VisiblePages } from '#modules/hiring/cv/cv-layers.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** The newest CV of a candidate that was read, and the postings to compare it with. */
export interface CandidatePostings {
  readonly cv: { readonly id: string; readonly pages: readonly CvPage[] } | null;
  readonly positions: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly notChecked: readonly string[];
    readonly alsoChecked: readonly string[];
    readonly positionVersion: number;
  }[];
}

/** @throws AppError hiring.candidate_not_found */
export async function candidatePostings(tx: TenantTx, candidateId: string): Promise<CandidatePostings> {
  await requireCandidate(tx, candidateId);
  const cv = await tx
    .selectFrom('hiring.cv as cv')
    .innerJoin('hiring.cv_text as text', (join) =>
      join.onRef('text.owner_id', '=', 'cv.owner_id').onRef('text.cv_id', '=', 'cv.id'),
    )
    .select(['cv.id', 'text.pages'])
    .where('cv.owner_id', '=', tx.ownerId)
    .where('cv.candidate_id', '=', candidateId)
    .where('cv.state', '=', 'ready')
    .orderBy('cv.created_at', 'desc')
    .orderBy('cv.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const positions = await tx
    .selectFrom('hiring.candidate_position as l')
    .innerJoin('hiring.position as p', (join) =>
      join.onRef('p.owner_id', '=', 'l.owner_id').onRef('p.id', '=', 'l.position_id'),
    )
    .select([
      'p.id',
      'p.title',
      'p.description',
      'p.not_checked as notChecked',
      'p.also_checked as alsoChecked',
      'p.position_version as positionVersion',
    ])
    .where('l.owner_id', '=', tx.ownerId)
    .where('l.candidate_id', '=', candidateId)
    .orderBy('l.created_at')
    .orderBy('l.position_id')
    .execute();
  return { cv: cv === undefined ? null : { id: cv.id, pages: VisiblePages.parse(cv.pages) }, positions };
}
