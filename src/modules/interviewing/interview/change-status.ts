import { sql } from 'kysely';
import type { Interview, InterviewStatus, cancelReasons } from '#contracts/interviewing.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { decideOrRefuse } from './interview-facts.ts';
import type { Command } from './interview-policy.ts';
import { type InterviewRow, lockInterview } from './interview-queries.ts';
import { interviewView } from './interview-view.ts';

/**
 * Carries out a command that moves an interview: locks it, asks the policy, lets `apply` write, tells the pages.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.transition_refused and what `apply` refuses
 */
export async function changeStatus(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  command: Command,
  apply: (tx: Tx, row: InterviewRow, to: InterviewStatus) => Promise<void>,
): Promise<Interview> {
  const interview = await asTenant(deps.db, actor.userId, async (tx) => {
    const row = await lockInterview(tx, actor.userId, interviewId);
    await apply(tx, row, decideOrRefuse(command, row));
    return interviewView(tx, actor, interviewId);
  });
  tellMoved(deps.db, actor.userId, { kind: 'interview', id: interviewId });
  return interview;
}

/** Writes the status with the instants that belong to it; the row's checks hold it to them. */
export async function writeStatus(
  tx: Tx,
  ownerId: string,
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
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', interviewId)
    .execute();
}
