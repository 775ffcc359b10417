import { sql } from 'kysely';
import type { AchievementLine } from '#knowledge/evidence/achievement-line.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { CvLines, VisiblePages } from '#modules/hiring/cv/cv-layers.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** A candidate for a position, with the newest CV that was read. */
export interface CandidateWithCv {
  readonly candidateId: string;
  /** empty while the name is unknown */
  readonly name: string;
  readonly cvId: string;
  readonly pages: readonly CvPage[];
  readonly lines: readonly AchievementLine[];
}

/**
 * The candidates linked to the position most recently, newest first. Excludes those without a CV that was read, and
 * those being erased.
 */
export async function cvsOfPosition(
  tx: TenantTx,
  positionId: string,
  most: number,
): Promise<readonly CandidateWithCv[]> {
  const { rows } = await sql<{
    candidateId: string;
    name: string | null;
    cvId: string;
    pages: unknown;
    lines: unknown;
  }>`
    select c.id as "candidateId", c.name, cv.id as "cvId", text.pages, text.lines
      from hiring.candidate_position l
      join hiring.candidate c on c.owner_id = l.owner_id and c.id = l.candidate_id and c.erasing_at is null
      join lateral (
        select id from hiring.cv
          where owner_id = c.owner_id and candidate_id = c.id and state = 'ready'
          order by created_at desc, id desc
          limit 1) cv on true
      join hiring.cv_text text on text.owner_id = l.owner_id and text.cv_id = cv.id
      where l.owner_id = ${tx.ownerId} and l.position_id = ${positionId}
      order by l.created_at desc, l.candidate_id desc
      limit ${most}`.execute(tx);
  return rows.map(({ pages, lines, name, ...row }) => ({
    ...row,
    name: name ?? '',
    pages: VisiblePages.parse(pages),
    lines: CvLines.parse(lines),
  }));
}
