import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { requireWritablePosition } from '#modules/hiring/index.ts';
import { adjustCurrentPlan } from '#modules/interviewing/plan/adjustments/adjust-current-plan.ts';
import { adjustmentsOf } from '#modules/interviewing/plan/adjustments/adjustments-of.ts';
import { requireStatus } from './interview-facts.ts';
import { lockInterview } from './interview-queries.ts';
import { interviewView } from './interview-view.ts';

type Changes = BodyOf<typeof contract.updateInterview>;

/**
 * Changes when it takes place, the notes that go with it, and its adjustments, which change the minutes of a plan that is
 * there at once. The version counts these changes alone: what the product does meanwhile (a plan that gets ready, a status)
 * takes nothing from what a person wrote.
 *
 * @throws AppError interviewing.interview_not_found; interviewing.transition_refused for other adjustments once it has begun;
 * common.stale with the interview as it stands
 */
export async function updateInterview(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  changes: Changes,
  ifMatch: number | undefined,
): Promise<contract.Interview> {
  return asTenant(deps.db, actor.userId, (tx) => update(tx, actor, interviewId, changes, ifMatch));
}

async function update(tx: TenantTx, actor: Actor, interviewId: string, changes: Changes, ifMatch: number | undefined) {
  const row = await lockInterview(tx, interviewId);
  if (ifMatch !== undefined && ifMatch !== row.version) {
    throw new AppError('common.stale', { current: await interviewView(tx, actor, interviewId) });
  }
  await requireWritablePosition(tx, row.position_id);
  const { adjustments } = changes;
  if (adjustments !== undefined && !isDeepStrictEqual(adjustments, adjustmentsOf(row))) {
    // A run keeps the plan that it began with.
    requireStatus(row, 'draft', 'planned');
    await adjustCurrentPlan(tx, interviewId, adjustments);
  }
  const { questionsInAdvance = row.questions_in_advance } = changes;
  // Afterwards it is what was.
  if (questionsInAdvance !== row.questions_in_advance) requireStatus(row, 'draft', 'planned');
  await tx
    .updateTable('interviewing.interview')
    .set((eb) => ({
      version: eb('version', '+', 1),
      questions_in_advance: questionsInAdvance,
      ...(changes.scheduledAt === undefined ? {} : { scheduled_at: changes.scheduledAt }),
      ...(changes.userRole === undefined ? {} : { user_role: changes.userRole }),
      ...(changes.previousFeedback === undefined ? {} : { previous_feedback: changes.previousFeedback }),
      ...(adjustments === undefined ? {} : { extra_time: adjustments.extraTime, break_min: adjustments.breakMinutes }),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
  publishChange(tx, { kind: 'interview', id: interviewId });
  return interviewView(tx, actor, interviewId);
}
