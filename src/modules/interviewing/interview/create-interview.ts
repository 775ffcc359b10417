import type { Interview, NewInterview } from '#contracts/interviewing/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { takeInterview } from '#modules/billing/index.ts';
import {
  candidateForInterview,
  chooseCandidate,
  cvForPlan,
  moveInterviewCount,
  requireWritablePosition,
} from '#modules/hiring/index.ts';
import { interviewCreated } from '#modules/interviewing/events.ts';
import { interviewView } from './interview-view.ts';
import { tellStage } from './tell-stage.ts';

/** Creates an interview and takes one unit of the account's quota, atomically. */
export async function createInterview(
  deps: { db: Db },
  actor: Actor,
  input: NewInterview,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<Interview> {
  const work = async (tx: TenantTx) => interviewView(tx, actor, await insertInterview(tx, input));
  return asTenant(deps.db, actor.userId, work, { idempotencyKey });
}

/** @returns the interview's id */
export async function insertInterview(tx: TenantTx, input: NewInterview): Promise<string> {
  const { positionId } = input;
  await chooseCandidate(tx, input.candidateId);
  const candidate = await candidateForInterview(tx, input.candidateId);
  if (input.cvId) await requireCvOf(tx, candidate.id, input.cvId);
  // Locks the position's row before the account's, in the same order as changes of a position do. The reverse order
  // could deadlock.
  const status = await moveInterviewCount(tx, positionId, candidate.id, 1);
  if (status !== 'active') throw new AppError('interviewing.position_inactive', { positionId });
  await requireWritablePosition(tx, positionId);
  const id = newId();
  await takeInterview(tx, id);
  await tx
    .insertInto('interviewing.interview')
    .values({
      id,
      owner_id: tx.ownerId,
      position_id: positionId,
      candidate_id: candidate.id,
      cv_id: input.cvId === undefined ? candidate.newestCvId : input.cvId,
      follows_newest_cv: input.cvId === undefined,
      type: input.type,
      duration_min: input.durationMinutes,
      language: input.language,
      scheduled_at: input.scheduledAt,
      user_role: input.userRole,
      previous_feedback: input.previousFeedback,
      open_points: input.previousFeedback === null ? null : input.openPoints,
      extra_time: input.adjustments.extraTime,
      break_min: input.adjustments.breakMinutes,
      questions_in_advance: input.questionsInAdvance,
    })
    .execute();
  await tellStage(tx, candidate.id);
  publishChange(tx, { kind: 'interview', id });
  await appendEvent(tx, interviewCreated(id, { interviewId: id }));
  return id;
}

async function requireCvOf(tx: TenantTx, candidateId: string, cvId: string): Promise<void> {
  const cv = await cvForPlan(tx, cvId);
  if (cv.candidateId !== candidateId) throw new AppError('hiring.cv_not_found', { cvId });
}
