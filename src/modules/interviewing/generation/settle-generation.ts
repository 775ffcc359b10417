import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { appendProgress } from './progress/generation-progress.ts';
import { planStatus } from '#modules/interviewing/interview/interview-policy.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';

export type GenerationEnd = { readonly state: 'failed'; readonly code: string } | { readonly state: 'cancelled' };

/**
 * Ends a running generation without a plan. The previous version stays, and the interview is as ready as it was before.
 * The caller must hold the interview's lock.
 */
export async function settleGeneration(
  tx: TenantTx,
  generation: PlanGenerationInput,
  end: GenerationEnd,
): Promise<void> {
  const { planId, interviewId, attempt } = generation;
  const { numUpdatedRows } = await tx
    .updateTable('interviewing.generation')
    .set({
      state: end.state,
      draft: null,
      error_code: end.state === 'failed' ? end.code : null,
      ended_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await appendProgress(
    tx,
    generation,
    end.state === 'failed' ? { kind: 'failed', code: end.code } : { kind: 'cancelled' },
  );
  await settleStatus(tx, interviewId);
}

/**
 * Once its generation has ended, an interview that has not begun is "planned" if and only if its plan passes the gate.
 */
export async function settleStatus(tx: TenantTx, interviewId: string): Promise<void> {
  publishChange(tx, { kind: 'interview', id: interviewId });
  const row = await lockInterview(tx, interviewId);
  if (row.status !== 'draft' && row.status !== 'planned') return;
  await tx
    .updateTable('interviewing.interview')
    .set({ status: planStatus(row.plan_ready) })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
}
