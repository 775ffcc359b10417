import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { positionForInterview, requireWritablePosition } from '#modules/hiring/index.ts';
import { writeAudit } from './audit.ts';
import { changeStatus, writeStatus } from './change-status.ts';
import type { InterviewRow } from './interview-queries.ts';
import { continueRun, dropRun } from '#modules/interviewing/run/run-queries.ts';

/**
 * Reopens a completed interview (its run continues, and the decision must be made again) or a cancelled one (it can be
 * started again; earlier answers are kept).
 *
 * @throws AppError interviewing.reopen_late, interviewing.position_inactive
 */
export async function reopenInterview(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  reason: string,
): Promise<Interview> {
  return changeStatus(deps, actor, interviewId, 'reopen', async (tx, row, to) => {
    await requireWritablePosition(tx, row.position_id);
    if (row.status === 'completed') await reopenCompleted(tx, actor, row);
    else await reopenCancelled(tx, actor, row);
    await writeAudit(tx, actor, interviewId, 'reopened', { from: row.status, reason });
    await writeStatus(tx, interviewId, to);
  });
}

async function reopenCompleted(tx: TenantTx, actor: Actor, row: InterviewRow): Promise<void> {
  await continueRun(tx, row.id);
  if (row.recommendation === null) return;
  await tx
    .updateTable('interviewing.summary')
    .set((eb) => ({ recommendation: null, decided_at: null, decided_by: null, version: eb('version', '+', 1) }))
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', row.id)
    .execute();
  await writeAudit(tx, actor, row.id, 'recommendation_changed', { from: row.recommendation, to: null });
}

async function reopenCancelled(tx: TenantTx, actor: Actor, row: InterviewRow): Promise<void> {
  const position = await positionForInterview(tx, row.position_id);
  if (position.status !== 'active') throw new AppError('interviewing.position_inactive', { positionId: position.id });
  await dropRun(tx, row.id);
}
