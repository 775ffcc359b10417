import * as z from 'zod/mini';
import { Language } from '#contracts/common.ts';
import {
  type Interview,
  InterviewStatus,
  Recommendation,
  cancelReasons,
} from '#contracts/interviewing/interviewing.ts';
import { InterviewType, Level } from '#contracts/interviewing/plan/plan.ts';
import { AppError } from '#platform/app-error.ts';
import { type AnyRow, instant } from '#platform/db/tenant-read.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { generationOf } from '#modules/interviewing/generation/generation-view.ts';
import { adjustmentsOf } from '#modules/interviewing/plan/adjustments/adjustments-of.ts';
import { factsOf } from './interview-facts.ts';
import { allowedNext } from './interview-policy.ts';
import { type InterviewRow, getInterviewRow } from './interview-queries.ts';

/** Also covers readers without an account; only failure messages depend on the language. */
type Reader = Pick<Actor, 'language'>;

interface Labels {
  readonly title: string;
  readonly level: string;
  readonly name: string;
}

const CancelReason = z.enum(cancelReasons);

/** The interview as the current transaction sees it. @throws AppError interviewing.interview_not_found */
export async function interviewView(tx: TenantTx, reader: Reader, interviewId: string): Promise<Interview> {
  const row = await getInterviewRow(tx, interviewId);
  const [view] = interviewViews([row], reader);
  if (view === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return view;
}

/** Skips interviews whose position or candidate no longer exists. */
export function interviewViews(rows: readonly AnyRow<InterviewRow>[], reader: Reader): Interview[] {
  return rows.flatMap((row) => {
    const { position_title: title, position_level: level, candidate_name: name } = row;
    if (title === null || level === null || name === null) return [];
    return [viewOf(row, { title, level, name }, reader)];
  });
}

function viewOf(row: AnyRow<InterviewRow>, labels: Labels, reader: Reader): Interview {
  const recommendation = row.recommendation === null ? null : Recommendation.parse(row.recommendation);
  return {
    id: row.id,
    position: { id: row.position_id, title: labels.title, level: Level.parse(labels.level) },
    candidate: { id: row.candidate_id, name: labels.name },
    cvId: row.cv_id,
    followsNewestCv: row.follows_newest_cv,
    type: InterviewType.parse(row.type),
    durationMinutes: row.duration_min,
    adjustments: adjustmentsOf(row),
    questionsInAdvance: row.questions_in_advance,
    lengthMinutes: row.length_min,
    language: Language.parse(row.language),
    scheduledAt: row.scheduled_at && instant(row.scheduled_at),
    userRole: row.user_role,
    previousFeedback: row.previous_feedback,
    openPoints: row.open_points,
    status: InterviewStatus.parse(row.status),
    allowedNext: allowedNext(factsOf(row)),
    cancelReason: row.cancel_reason === null ? null : CancelReason.parse(row.cancel_reason),
    generation: generationOf(row, reader.language),
    planVersion: row.plan_version,
    startedAt: row.started_at && instant(row.started_at),
    completedAt: row.completed_at && instant(row.completed_at),
    scored: row.scored === null || row.to_score === null ? null : { questions: row.scored, of: row.to_score },
    score: row.mean,
    recommendation,
    unmet: row.not_met === null || row.open === null ? null : { notMet: row.not_met, open: row.open },
    version: row.version,
    createdAt: instant(row.created_at),
  };
}
