import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/interviewing.ts';
import { areInNote } from '#contracts/interviewing/open-points.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { requireWritablePosition } from '#modules/hiring/index.ts';
import { adjustCurrentPlan } from '#modules/interviewing/plan/adjustments/adjust-current-plan.ts';
import { adjustmentsOf } from '#modules/interviewing/plan/adjustments/adjustments-of.ts';
import { requireStatus } from './interview-facts.ts';
import { type InterviewRow, lockInterview } from './interview-queries.ts';
import { interviewView } from './interview-view.ts';

type Changes = BodyOf<typeof contract.updateInterview>;

/**
 * Changes the time of an interview, its notes and its adjustments. Adjustments change the minutes of an existing plan
 * immediately. The version counts only these edits, so that automatic changes in the meantime (a plan becoming ready, a
 * new status) do not make a person's edit stale.
 *
 * @throws AppError interviewing.interview_not_found; interviewing.transition_refused when changing adjustments after it
 * has begun; common.stale with the current interview
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
    // A run keeps the plan that it started with.
    requireStatus(row, 'draft', 'planned');
    await adjustCurrentPlan(tx, interviewId, adjustments);
  }
  const picked = pickedIn(changes, row);
  const { questionsInAdvance = row.questions_in_advance } = changes;
  // After the start, the field is a record of what was the case.
  if (questionsInAdvance !== row.questions_in_advance) requireStatus(row, 'draft', 'planned');
  await tx
    .updateTable('interviewing.interview')
    .set((eb) => ({
      version: eb('version', '+', 1),
      questions_in_advance: questionsInAdvance,
      ...(changes.scheduledAt === undefined ? {} : { scheduled_at: changes.scheduledAt }),
      ...(changes.userRole === undefined ? {} : { user_role: changes.userRole }),
      ...(changes.previousFeedback === undefined ? {} : { previous_feedback: changes.previousFeedback }),
      open_points: picked,
      ...(adjustments === undefined ? {} : { extra_time: adjustments.extraTime, break_min: adjustments.breakMinutes }),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
  publishChange(tx, { kind: 'interview', id: interviewId });
  return interviewView(tx, actor, interviewId);
}

/** The picked lines after these changes: in the words of the new note, which starts without any if it has other words. */
function pickedIn(
  { previousFeedback, openPoints }: Changes,
  row: Pick<InterviewRow, 'previous_feedback' | 'open_points'>,
): string[] | null {
  const note = previousFeedback === undefined ? row.previous_feedback : previousFeedback;
  const picked = openPoints === undefined && note === row.previous_feedback ? row.open_points : (openPoints ?? null);
  if (!areInNote(picked, note))
    throw new AppError('common.bad_request', { part: 'body', fields: [{ path: '/openPoints' }] });
  return note === null ? null : picked;
}
