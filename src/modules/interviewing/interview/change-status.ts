import { sql } from 'kysely';
import type { Interview, InterviewStatus, cancelReasons } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { noteContact } from '#modules/hiring/index.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { decideOrRefuse } from './interview-facts.ts';
import type { Command } from './interview-policy.ts';
import { type InterviewRow, lockInterview } from './interview-queries.ts';
import { interviewView } from './interview-view.ts';
import { tellStage } from './tell-stage.ts';

/**
 * Runs a command that changes an interview's status: locks the interview, consults the policy, then calls `apply` to
 * write.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.transition_refused and whatever `apply` throws
 */
export async function changeStatus(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  command: Command,
  apply: (tx: TenantTx, row: InterviewRow, to: InterviewStatus) => Promise<void>,
): Promise<Interview> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const row = await lockInterview(tx, interviewId);
    await apply(tx, row, decideOrRefuse(command, row));
    await noteContact(tx, row.candidate_id);
    await tellStage(tx, row.candidate_id);
    return interviewView(tx, actor, interviewId);
  });
}

const noResult = {
  reminders: 0,
  question_count: null,
  scored_count: null,
  mean_score: null,
  not_met_count: null,
  open_count: null,
  recommendation: null,
};

/**
 * Writes the status with the timestamps that belong to it, and clears results that no longer apply. The table's check
 * constraints enforce the combination.
 */
export async function writeStatus(
  tx: TenantTx,
  interviewId: string,
  to: InterviewStatus,
  cancelReason: (typeof cancelReasons)[number] | null = null,
): Promise<void> {
  const begun = to === 'in_progress' || to === 'completed';
  const unbegun = to === 'draft' || to === 'planned';
  await tx
    .updateTable('interviewing.interview')
    .set({
      status: to,
      ...(begun ? { started_at: sql<Date>`coalesce(started_at, now())` } : {}),
      ...(unbegun ? { started_at: null } : {}),
      completed_at: to === 'completed' ? sql<Date>`now()` : null,
      cancelled_at: to === 'cancelled' ? sql<Date>`now()` : null,
      cancel_reason: cancelReason,
      ...(to === 'completed' ? {} : noResult),
    })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
  publishChange(tx, { kind: 'interview', id: interviewId });
}
