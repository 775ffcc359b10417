import type { Interview, NewInterview } from '#contracts/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db, Tx } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type IdempotencyKey, asTenantOnce } from '#platform/http/idempotency.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { consumeQuota } from '#modules/billing/index.ts';
import { candidateForInterview, cvForPlan, moveInterviewCount } from '#modules/hiring/index.ts';
import { interviewCreated } from '#modules/interviewing/events.ts';
import { interviewView } from './interview-view.ts';

/** Creates an interview and takes its unit of the plan's limit, both or neither. */
export async function createInterview(
  deps: { db: Db },
  actor: Actor,
  input: NewInterview,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<Interview> {
  const interview = await asTenantOnce(deps.db, actor.userId, idempotencyKey, (tx) => create(tx, actor, input));
  tellMoved(
    deps.db,
    actor.userId,
    { kind: 'interview', id: interview.id },
    { kind: 'position', id: interview.position.id },
  );
  return interview;
}

async function create(tx: Tx, actor: Actor, input: NewInterview): Promise<Interview> {
  const ownerId = actor.userId;
  const { positionId } = input;
  const candidate = await candidateForInterview(tx, ownerId, input.candidateId);
  if (input.cvId) await requireCvOf(tx, ownerId, candidate.id, input.cvId);
  // The position's row before the account's, as whoever changes a position locks them: the other way round two wait for
  // each other.
  const status = await moveInterviewCount(tx, ownerId, positionId, candidate.id, 1);
  if (status !== 'active') throw new AppError('interviewing.position_inactive', { positionId });
  await consumeQuota(tx, ownerId, 'interviews');
  const id = newId();
  await tx
    .insertInto('interviewing.interview')
    .values({
      id,
      owner_id: ownerId,
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
    })
    .execute();
  await appendEvent(tx, ownerId, interviewCreated(id, { interviewId: id }));
  return interviewView(tx, actor, id);
}

async function requireCvOf(tx: Tx, ownerId: string, candidateId: string, cvId: string): Promise<void> {
  const cv = await cvForPlan(tx, ownerId, cvId);
  if (cv.candidateId !== candidateId) throw new AppError('hiring.cv_not_found', { cvId });
}
