import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { generationCancelled } from '#modules/interviewing/events.ts';
import type { InterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { settleGeneration } from './settle-generation.ts';

/** Cancels the running generation, if there is one. The row records it immediately; an event tells the workflow. */
export async function giveUpGeneration(tx: TenantTx, row: InterviewRow): Promise<boolean> {
  const { id: interviewId, plan_id: planId, attempt } = row;
  if (planId === null || attempt === null || !isUnderWay(row)) return false;
  await settleGeneration(tx, { ownerId: tx.ownerId, interviewId, planId, attempt }, { state: 'cancelled' });
  await appendEvent(tx, generationCancelled(planId, { interviewId, planId, attempt }));
  return true;
}

export function isUnderWay(row: InterviewRow): boolean {
  return row.generation_state === 'queued' || row.generation_state === 'running';
}
