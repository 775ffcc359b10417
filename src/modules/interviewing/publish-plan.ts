import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Plan, type PlanContent } from '#contracts/plan.ts';
import { guardVersion } from '#knowledge/guard/check-text.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import { type PlanCheck, checkPlan } from '#knowledge/plan/plan-rules.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import type { PlanGenerationActivities, PlanGenerationInput } from '#workflows/contracts.ts';
import type { LockedCore } from './core-store.ts';
import { settleStatus } from './end-generation.ts';
import { planPublished } from './events.ts';
import { appendProgress, reportStep } from './generation-progress.ts';
import { type GenerationWork, loadWork } from './generation-work.ts';
import { lockInterview } from './interview-queries.ts';
import type { PlanBell } from './plan-bell.ts';
import type { StoredTailoring } from './stored-parts.ts';

type Published = Awaited<ReturnType<PlanGenerationActivities['publishPlan']>>;
type Parts = { readonly work: GenerationWork; readonly core: LockedCore; readonly tailoring: StoredTailoring };

/**
 * Puts the two blocks together, checks every rule and makes it the plan's next version, all in one transaction; a
 * second run finds the version and changes nothing. No unit of quota is touched: creating the interview took it.
 *
 * @throws AppError interviewing.plan_worse when it breaks a rule and the plan it would replace does not
 */
export async function publishPlan(
  deps: { db: Db; planBell: PlanBell },
  generation: PlanGenerationInput,
): Promise<Published> {
  const { ownerId, planId, interviewId } = generation;
  const published = await asTenant(deps.db, ownerId, (tx) => publish(tx, generation));
  deps.planBell.ring(planId);
  tellMoved(deps.db, ownerId, { kind: 'interview', id: interviewId }, { kind: 'plan', id: planId });
  return published;
}

async function publish(tx: Tx, generation: PlanGenerationInput): Promise<Published> {
  const { ownerId, interviewId } = generation;
  const { plan_passes: earlierPasses } = await lockInterview(tx, ownerId, interviewId);
  const work = await loadWork(tx, generation);
  if (work?.core === undefined || work.tailoring === undefined) return findPublished(tx, generation);
  const parts = { work, core: work.core, tailoring: work.tailoring };
  await reportStep(tx, generation, 'fitting_time', 'running');
  const { content, check } = assemble(parts);
  if (!check.ok && parts.tailoring.source === 'ai') return { state: 'refused' };
  if (!check.ok && earlierPasses) throw new AppError('interviewing.plan_worse', { problems: check.problems });
  await reportStep(tx, generation, 'fitting_time', 'done');

  const plan = await writeVersion(tx, generation, parts, content, check);
  await sql`update interviewing.generation set state = 'ready', step = null, tailoring = null, ended_at = now()
    where owner_id = ${ownerId} and plan_id = ${generation.planId} and attempt = ${generation.attempt}`.execute(tx);
  const { version, source } = plan;
  await appendProgress(tx, generation, { kind: 'ready', version, source });
  await settleStatus(tx, ownerId, interviewId);
  const { planId, attempt } = generation;
  await appendEvent(tx, ownerId, planPublished(planId, { interviewId, planId, attempt, version, source }));
  return { state: 'ready', source, questions: plan.questions.length };
}

/** The questions for this person go when they and the core cannot share the time. */
function assemble({ work, core, tailoring }: Parts): { content: PlanContent; check: PlanCheck } {
  const { brief } = work;
  const checked = (content: PlanContent) => ({ content, check: checkPlan(content, brief.cv) });
  try {
    return checked(assemblePlan(brief, core.block, tailoring.tailoring));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return checked(assemblePlan(brief, core.block, emptyTailoring));
  }
}

async function writeVersion(
  tx: Tx,
  generation: PlanGenerationInput,
  parts: Parts,
  content: PlanContent,
  check: PlanCheck,
): Promise<Plan> {
  const { ownerId, interviewId, planId, attempt } = generation;
  const { rows } = await sql<{ version: number; now: Date }>`
    select coalesce(max(version), 0) + 1 as version, now() as now from interviewing.plan_version
    where owner_id = ${ownerId} and plan_id = ${planId}`.execute(tx);
  const [{ version, now } = { version: 1, now: new Date() }] = rows;
  const parsed = Plan.safeParse({
    ...content,
    id: planId,
    interviewId,
    version,
    positionVersion: parts.core.positionVersion,
    coreHash: parts.core.hash,
    source: isWrittenByModel(parts) ? 'ai' : 'playbook',
    fallbackReason: parts.work.fallbackReason,
    provenance: provenanceOf(parts, now),
  });
  // Nobody could read it back: the attempt ends here instead of being tried for a day.
  if (!parsed.success) throw new AppError('interviewing.plan_failed', { problems: check.problems });
  const plan = parsed.data;
  await tx
    .insertInto('interviewing.plan_version')
    .values({
      owner_id: ownerId,
      plan_id: planId,
      version,
      attempt,
      content: JSON.stringify(plan),
      core_hash: plan.coreHash,
      source: plan.source,
      problems: JSON.stringify(check.problems),
    })
    .execute();
  await tx
    .updateTable('interviewing.plan')
    .set({ current_version: version })
    .where('owner_id', '=', ownerId)
    .where('id', '=', planId)
    .execute();
  return plan;
}

/** Without a CV there is nothing to tailor to, whoever was asked. */
function isWrittenByModel({ work, core, tailoring }: Parts): boolean {
  return core.source === 'ai' || (work.brief.cv !== null && tailoring.source === 'ai');
}

function provenanceOf({ work, core, tailoring }: Parts, now: Date): Plan['provenance'] {
  const { position, cv } = work.brief;
  return {
    model: core.model ?? (work.brief.cv === null ? null : tailoring.model),
    promptVersion: [...new Set([core.promptVersion, tailoring.promptVersion])].join(' '),
    inputHashes: { position: digest(position), ...(cv === null ? {} : { cv: digest(cv.pages) }) },
    guardVersion,
    tokens: work.tokens,
    createdAt: now.toISOString(),
    editedBy: [],
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

async function findPublished(tx: Tx, { ownerId, planId, attempt }: PlanGenerationInput): Promise<Published> {
  const row = await tx
    .selectFrom('interviewing.plan_version')
    .select('content')
    .where('owner_id', '=', ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row === undefined) return { state: 'over' };
  const plan = Plan.parse(row.content);
  return { state: 'ready', source: plan.source, questions: plan.questions.length };
}
