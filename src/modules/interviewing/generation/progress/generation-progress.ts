import { sql } from 'kysely';
import type { GenerationStep, PlanProgress } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { notifyPlan } from './notify-plan.ts';
import { updateRunning } from '#modules/interviewing/generation/generation-work.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';

/** A progress row as stored. A failure's message is left out, because it depends on the reader's language. */
export type ProgressRow =
  | Exclude<PlanProgress, { kind: 'failed' }>
  | Omit<Extract<PlanProgress, { kind: 'failed' }>, 'message'>;

/**
 * Records that a step of a running generation has begun or is done. Idempotent per step and state. Returns false if the
 * generation is no longer running, in which case the caller may stop.
 */
export async function reportStep(
  tx: TenantTx,
  generation: PlanGenerationInput,
  step: GenerationStep,
  state: 'running' | 'done',
): Promise<boolean> {
  if (!(await updateRunning(tx, generation, { step }))) return false;
  const body = { kind: 'step', step, state } as const;
  if (!(await isReported(tx, generation, body))) await appendProgress(tx, generation, body);
  return true;
}

/**
 * Shows a question to those watching; it must be complete and checked for evidence and law. Returns false as {@link
 * reportStep} does.
 */
export async function reportQuestion(
  tx: TenantTx,
  generation: PlanGenerationInput,
  question: Question,
): Promise<boolean> {
  const running = await tx
    .selectFrom('interviewing.generation')
    .select('attempt')
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', generation.planId)
    .where('attempt', '=', generation.attempt)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (running === undefined) return false;
  await appendProgress(tx, generation, { kind: 'question', question });
  return true;
}

/**
 * Makes the shown questions exactly these. Questions shown by a writer that failed, or lost the race for the core, are
 * withdrawn with a reset.
 */
export async function showOnly(
  tx: TenantTx,
  generation: PlanGenerationInput,
  questions: readonly Question[],
): Promise<void> {
  const shown = await shownQuestionIds(tx, generation);
  const wanted = new Set(questions.map(({ id }) => id));
  const stale = shown.some((id) => !wanted.has(id));
  if (stale) await appendProgress(tx, generation, { kind: 'reset', attempt: generation.attempt });
  const missing = stale ? questions : questions.filter(({ id }) => !shown.includes(id));
  for (const question of missing) await appendProgress(tx, generation, { kind: 'question', question });
}

/** Sequence numbers follow commit order, because the counter's row stays locked until the commit. */
export async function appendProgress(tx: TenantTx, generation: PlanGenerationInput, body: ProgressRow): Promise<void> {
  notifyPlan(tx, generation.planId);
  await sql`
    with counted as (
      update interviewing.generation set progress_seq = progress_seq + 1
      where owner_id = ${tx.ownerId} and plan_id = ${generation.planId} and attempt = ${generation.attempt}
      returning owner_id, plan_id, attempt, progress_seq)
    insert into interviewing.plan_progress (owner_id, plan_id, attempt, seq, kind, body)
    select owner_id, plan_id, attempt, progress_seq, ${body.kind}, ${storedJson(body)}::jsonb from counted`.execute(tx);
}

async function isReported(tx: TenantTx, generation: PlanGenerationInput, body: ProgressRow): Promise<boolean> {
  const { rows } = await sql`select from interviewing.plan_progress
    where owner_id = ${tx.ownerId} and plan_id = ${generation.planId} and attempt = ${generation.attempt}
      and kind = ${body.kind} and body = ${storedJson(body)}::jsonb limit 1`.execute(tx);
  return rows.length > 0;
}

async function shownQuestionIds(tx: TenantTx, generation: PlanGenerationInput): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.body -> 'question' ->> 'id' as id from interviewing.plan_progress p
    where p.owner_id = ${tx.ownerId} and p.plan_id = ${generation.planId} and p.attempt = ${generation.attempt}
      and p.kind = 'question' and p.seq > coalesce((
        select max(r.seq) from interviewing.plan_progress r
        where r.plan_id = p.plan_id and r.attempt = p.attempt and r.kind = 'reset'), 0)
    order by p.seq`.execute(tx);
  return rows.map(({ id }) => id);
}
