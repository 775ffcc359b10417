import * as z from 'zod/mini';
import { Language } from '#contracts/common.ts';
import { type Interview, InterviewStatus, Recommendation, cancelReasons } from '#contracts/interviewing.ts';
import { InterviewType } from '#contracts/plan.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { interviewLabels } from '#modules/hiring/index.ts';
import { generationOf } from '#modules/interviewing/generation/generation-view.ts';
import { factsOf } from './interview-facts.ts';
import { allowedNext } from './interview-policy.ts';
import { type InterviewRow, getInterviewRow } from './interview-queries.ts';

type Labels = Pick<Interview, 'position' | 'candidate'>;

const CancelReason = z.enum(cancelReasons);

/** As it stands inside the transaction. @throws AppError interviewing.interview_not_found */
export async function interviewView(tx: TenantTx, actor: Actor, interviewId: string): Promise<Interview> {
  const row = await getInterviewRow(tx, interviewId);
  const [view] = await interviewViews(tx, actor, [row]);
  if (view === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return view;
}

/** Positions and candidates are hiring's: asked for once for all rows. */
export async function interviewViews(tx: TenantTx, actor: Actor, rows: readonly InterviewRow[]): Promise<Interview[]> {
  const { positions, candidates } = await interviewLabels(tx, {
    positionIds: rows.map((row) => row.position_id),
    candidateIds: rows.map((row) => row.candidate_id),
  });
  return rows.flatMap((row) => {
    const position = positions.get(row.position_id);
    const candidate = candidates.get(row.candidate_id);
    return position === undefined || candidate === undefined ? [] : [viewOf(row, { position, candidate }, actor)];
  });
}

function viewOf(row: InterviewRow, labels: Labels, actor: Actor): Interview {
  const recommendation = row.recommendation === null ? null : Recommendation.parse(row.recommendation);
  return {
    id: row.id,
    ...labels,
    cvId: row.cv_id,
    type: InterviewType.parse(row.type),
    durationMinutes: row.duration_min,
    language: Language.parse(row.language),
    scheduledAt: instant(row.scheduled_at),
    userRole: row.user_role,
    previousFeedback: row.previous_feedback,
    status: InterviewStatus.parse(row.status),
    allowedNext: allowedNext(factsOf(row)),
    cancelReason: row.cancel_reason === null ? null : CancelReason.parse(row.cancel_reason),
    generation: generationOf(row, actor.language),
    planVersion: row.plan_version,
    startedAt: instant(row.started_at),
    completedAt: instant(row.completed_at),
    score: row.mean,
    recommendation,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

function instant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
