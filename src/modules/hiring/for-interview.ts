import { sql } from 'kysely';
import type { cvStates, positionStatuses } from '#contracts/hiring.ts';
import type { Level } from '#contracts/plan.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/client.ts';
import { CvLines, VisiblePages } from './cv-layers.ts';
import { cvState, errorCode, positionLevel, positionStatus } from './stored-words.ts';
import { linkCandidate } from './link-candidate.ts';

/** What interviewing needs of hiring, inside its own transaction. Foreign and missing ids are "not found" alike. */

export interface PositionForInterview {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
  readonly level: Level;
  readonly status: (typeof positionStatuses)[number];
  readonly positionVersion: number;
}

/** @throws AppError hiring.position_not_found */
export async function positionForInterview(tx: Tx, ownerId: string, positionId: string): Promise<PositionForInterview> {
  const row = await tx
    .selectFrom('hiring.position')
    .select(['id', 'title', 'description', 'focus_areas', 'level', 'status', 'position_version'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', positionId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.position_not_found', { positionId });
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    focusAreas: row.focus_areas,
    level: positionLevel(row.level),
    status: positionStatus(row.status),
    positionVersion: row.position_version,
  };
}

export interface CandidateForInterview {
  readonly id: string;
  /** null while the name of a file stands in for the person's */
  readonly name: string | null;
  /** the newest CV that can be planned from or is still being read; when every one failed, the newest */
  readonly newestCvId: string | null;
}

/** @throws AppError hiring.candidate_not_found */
export async function candidateForInterview(
  tx: Tx,
  ownerId: string,
  candidateId: string,
): Promise<CandidateForInterview> {
  const candidate = await tx
    .selectFrom('hiring.candidate')
    .select(['id', 'name', 'name_from'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (candidate === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  const cv = await tx
    .selectFrom('hiring.cv')
    .select('id')
    .where('owner_id', '=', ownerId)
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

export interface CvForPlan {
  readonly id: string;
  readonly candidateId: string;
  readonly state: (typeof cvStates)[number];
  /** of `failed` and `no_text` */
  readonly errorCode: ErrorCode | null;
  /** the visible layer; empty until it is read */
  readonly pages: readonly CvPage[];
  /** what the candidate says to have done, most telling first; located in `pages` */
  readonly lines: readonly CvLine[];
}

/** @throws AppError hiring.cv_not_found */
export async function cvForPlan(tx: Tx, ownerId: string, cvId: string): Promise<CvForPlan> {
  const row = await tx
    .selectFrom('hiring.cv as cv')
    .leftJoin('hiring.cv_text as text', (join) =>
      join.onRef('text.owner_id', '=', 'cv.owner_id').onRef('text.cv_id', '=', 'cv.id'),
    )
    .select(['cv.id', 'cv.candidate_id', 'cv.state', 'cv.error_code', 'text.pages', 'text.lines'])
    .where('cv.owner_id', '=', ownerId)
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

/**
 * Counts an interview made (+1: the candidate is linked to the position as well) or deleted (-1). Holds the position's
 * row until the transaction ends, so it cannot be deleted or change its status meanwhile.
 *
 * @returns the position's status
 * @throws AppError hiring.position_not_found, hiring.candidate_not_found
 */
export async function moveInterviewCount(
  tx: Tx,
  ownerId: string,
  positionId: string,
  candidateId: string,
  by: 1 | -1,
): Promise<PositionForInterview['status']> {
  const position = await tx
    .updateTable('hiring.position')
    .set({ interviews_count: sql`greatest(interviews_count + ${by}, 0)` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', positionId)
    .returning('status')
    .executeTakeFirst();
  if (position === undefined) throw new AppError('hiring.position_not_found', { positionId });
  if (by === 1) await linkCandidate(tx, ownerId, candidateId, positionId);
  return positionStatus(position.status);
}
