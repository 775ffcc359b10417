import { sql } from 'kysely';
import type { GenerationStep } from '#contracts/interviewing/plan/plan-generation.ts';
import { Plan, type PlanContent, type PlanSource } from '#contracts/interviewing/plan/plan.ts';
import { guardVersion } from '#knowledge/guard/check-text.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { type PlanCheck, planChecks } from '#knowledge/plan/rules/check-plan.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import type { PlanProblem } from '#knowledge/plan/rules/plan-rules.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import type { PlanGenerationActivities, PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { assembleFitting } from './assemble-fitting.ts';
import type { LockedCore } from './core-store.ts';
import { inputHashes } from './input-hashes.ts';
import { planPublished } from '#modules/interviewing/events.ts';
import { appendProgress, reportStep } from '#modules/interviewing/generation/progress/generation-progress.ts';
import { type GenerationWork, loadWork } from '#modules/interviewing/generation/generation-work.ts';
import { adjustmentsOf } from './adjustments/adjustments-of.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { settleStatus } from '#modules/interviewing/generation/settle-generation.ts';
import { insertVersion, nextVersion } from './plan-versions.ts';
import type { StoredTailoring } from './stored-parts.ts';

type Published = Awaited<ReturnType<PlanGenerationActivities['publishPlan']>>;
type Parts = { readonly work: GenerationWork; readonly core: LockedCore; readonly tailoring: StoredTailoring };
type Checked = { readonly parts: Parts; readonly content: PlanContent; readonly check: PlanCheck };

/**
 * Assembles the core and the tailoring, checks every rule and publishes the result as the plan's next version in one
 * transaction. Idempotent: a second run finds the version and changes nothing. Uses no quota, because creating the
 * interview already did.
 *
 * @throws AppError interviewing.plan_worse if the new plan breaks a rule and the plan it would replace does not
 */
export async function publishPlan(deps: { db: Db }, generation: PlanGenerationInput): Promise<Published> {
  const checked = await checkStepByStep(deps, generation);
  return asTenant(deps.db, generation.ownerId, (tx) => publish(tx, generation, checked));
}

const checkingSteps = [
  ['checking_evidence', planChecks.evidence],
  ['checking_law', planChecks.law],
  ['fitting_time', planChecks.form],
] as const;

/**
 * Returns undefined if there is nothing to publish. Commits the start of each step before doing its work, so that
 * watchers see it.
 */
async function checkStepByStep(deps: { db: Db }, generation: PlanGenerationInput): Promise<Checked | undefined> {
  const inTenant = <T>(work: (tx: TenantTx) => Promise<T>) => asTenant(deps.db, generation.ownerId, work);
  const parts = await inTenant((tx) => loadParts(tx, generation));
  if (parts === undefined) return undefined;
  const content = assembleFitting(parts.work.brief, parts.core.block, parts.tailoring.tailoring);
  const { cv, position } = parts.work.brief;
  const locked = new Set(parts.work.brief.lockedQuestions?.map(({ id }) => id));
  // A locked question is what a person wants, so the rules for writers do not apply to it; the law always does.
  const binds = ({ rule, questionId }: PlanProblem) =>
    questionId === null || !locked.has(questionId) || rule === 'law.forbidden';
  const problems: PlanProblem[] = [];
  let before: GenerationStep | undefined;
  for (const [step, rules] of checkingSteps) {
    await inTenant((tx) => moveOn(tx, generation, before, step));
    problems.push(...rules(content, cv, jobMatter(position)).filter(binds));
    before = step;
  }
  return { parts, content, check: { ok: problems.length === 0, problems } };
}

async function loadParts(tx: TenantTx, generation: PlanGenerationInput): Promise<Parts | undefined> {
  const work = await loadWork(tx, generation);
  if (work?.core === undefined || work.tailoring === undefined) return undefined;
  return { work, core: work.core, tailoring: work.tailoring };
}

async function moveOn(
  tx: TenantTx,
  generation: PlanGenerationInput,
  from: GenerationStep | undefined,
  to: GenerationStep,
): Promise<void> {
  if (from !== undefined) await reportStep(tx, generation, from, 'done');
  await reportStep(tx, generation, to, 'running');
}

async function publish(
  tx: TenantTx,
  generation: PlanGenerationInput,
  checked: Checked | undefined,
): Promise<Published> {
  const { interviewId } = generation;
  const interview = await lockInterview(tx, interviewId);
  if (checked === undefined) return findPublished(tx, generation);
  const { parts, content, check } = checked;
  if (!check.ok && parts.tailoring.source === 'ai') return { state: 'refused' };
  if (!check.ok && interview.plan_passes) throw new AppError('interviewing.plan_worse', { problems: check.problems });
  // It has ended in the meantime: cancelled, or published by an earlier run of this activity.
  if (!(await reportStep(tx, generation, 'fitting_time', 'done'))) return findPublished(tx, generation);

  const adjusted = adjustPlan(content, adjustmentsOf(interview));
  const plan = await writeVersion(tx, generation, parts, adjusted, check);
  await sql`update interviewing.generation set state = 'ready', step = null, tailoring = null, draft = null, ended_at = now()
    where owner_id = ${tx.ownerId} and plan_id = ${generation.planId} and attempt = ${generation.attempt}`.execute(tx);
  const { version, source } = plan;
  await appendProgress(tx, generation, { kind: 'ready', version, source });
  await settleStatus(tx, interviewId);
  const { planId, attempt } = generation;
  await appendEvent(tx, planPublished(planId, { interviewId, planId, attempt, version, source }));
  return { state: 'ready', source, questions: plan.questions.length };
}

async function writeVersion(
  tx: TenantTx,
  generation: PlanGenerationInput,
  parts: Parts,
  content: PlanContent,
  check: PlanCheck,
): Promise<Plan> {
  const { interviewId, planId, attempt } = generation;
  const { version, now } = await nextVersion(tx, planId);
  const source: PlanSource = isWrittenByModel(parts) ? 'ai' : 'playbook';
  const parsed = Plan.safeParse({
    ...content,
    questions: content.questions.map(({ source: writer, ...question }) =>
      // A locked question may have been written by another writer than the rest.
      writer === undefined || writer === source ? question : { ...question, source: writer },
    ),
    id: planId,
    interviewId,
    version,
    positionVersion: parts.core.positionVersion,
    coreHash: parts.core.hash,
    source,
    fallbackReason: parts.work.fallbackReason,
    provenance: provenanceOf(parts, now),
  });
  // It could not be read back. Ends the attempt, because retries for a day would fail the same way.
  if (!parsed.success) throw new AppError('interviewing.plan_failed', { problems: check.problems });
  const plan = parsed.data;
  await insertVersion(tx, plan, { attempt, problems: check.problems });
  return plan;
}

/** Without a CV there is nothing to tailor, whichever writer was asked. */
function isWrittenByModel({ work, core, tailoring }: Parts): boolean {
  return core.source === 'ai' || (work.brief.cv !== null && tailoring.source === 'ai');
}

function provenanceOf({ work, core, tailoring }: Parts, now: Date): Plan['provenance'] {
  const { position, cv } = work.brief;
  return {
    model: core.model ?? (work.brief.cv === null ? null : tailoring.model),
    promptVersion: [...new Set([core.promptVersion, tailoring.promptVersion])].join(' '),
    inputHashes: inputHashes(position, cv),
    guardVersion,
    tokens: work.tokens,
    createdAt: now.toISOString(),
    editedBy: [],
  };
}

async function findPublished(tx: TenantTx, { planId, attempt }: PlanGenerationInput): Promise<Published> {
  const row = await tx
    .selectFrom('interviewing.plan_version')
    .select('content')
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row === undefined) return { state: 'cancelled' };
  const plan = Plan.parse(row.content);
  return { state: 'ready', source: plan.source, questions: plan.questions.length };
}
