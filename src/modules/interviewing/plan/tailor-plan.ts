import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { fitBeside } from '#knowledge/plan/locked/fit-beside.ts';
import type { Tailoring } from '#knowledge/plan/plan-parts.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type { PlanFallback, PlanGenerationInput, PlanPartResult } from '#workflows/contracts/plan-generation.ts';
import { reportStep, showOnly } from '#modules/interviewing/generation/progress/generation-progress.ts';
import { loadWork, updateRunning } from '#modules/interviewing/generation/generation-work.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import {
  GenerationCancelled,
  isModels,
  requireNotTaken,
  withWriter,
} from '#modules/interviewing/generation/write-context.ts';

/**
 * Writes the part for this person and stores it until the plan is published.
 *
 * @throws PlanWriterFailed | LlmError: another writer may take over; AppError interviewing.locked_unfit
 */
export async function tailorPlan(
  deps: { db: Db },
  generation: PlanGenerationInput,
  writer: PlanWriter,
  reason: PlanFallback | null,
  controls: WorkControls,
): Promise<PlanPartResult> {
  const work = await asTenant(deps.db, generation.ownerId, (tx) => begin(tx, generation, writer, reason));
  if (work === undefined) return cancelled;
  const { brief, core } = work;
  // An earlier attempt finished it. Compared by source, because the playbook may replace a model's part, but never its
  // own.
  if (work.tailoring !== undefined && work.tailoring.source === writer.source) {
    return { cancelled: false, questions: work.tailoring.tailoring.questions.length };
  }
  try {
    return await withWriter(
      deps,
      generation,
      { kept: work.kept, byModel: isModels(writer, reason) },
      controls,
      (context) => {
        return writer.tailor({ brief, core: core.block, candidate: { name: work.candidateName } }, context);
      },
      (tx, written) => finish(tx, generation, core.block.questions, written, writer),
    );
  } catch (error) {
    if (error instanceof GenerationCancelled) return cancelled;
    throw error;
  }
}

const cancelled: PlanPartResult = { cancelled: true, questions: 0 };

async function begin(tx: TenantTx, generation: PlanGenerationInput, writer: PlanWriter, reason: PlanFallback | null) {
  if (isModels(writer, reason)) await requireNotTaken(tx, generation);
  const work = await loadWork(tx, generation);
  if (work?.core === undefined || !(await reportStep(tx, generation, 'tailoring', 'running'))) return undefined;
  if (reason !== null) await updateRunning(tx, generation, { fallback_reason: reason });
  const { core } = work;
  const { lockedQuestions = [] } = work.brief;
  if (!fitBeside(work.brief, core.block)) throw new AppError('interviewing.locked_unfit');
  const kept = writer.source === 'ai' && work.kept?.part === 'tailoring' ? work.kept : undefined;
  const shown = work.tailoring?.tailoring.questions ?? kept?.questions ?? lockedQuestions;
  await showOnly(tx, generation, [...core.block.questions, ...shown]);
  return { ...work, core, kept };
}

async function finish(
  tx: TenantTx,
  generation: PlanGenerationInput,
  coreQuestions: readonly Question[],
  tailoring: Tailoring,
  writer: PlanWriter,
): Promise<PlanPartResult> {
  const stored = { source: writer.source, model: writer.model, promptVersion: writer.promptVersion, tailoring };
  if (!(await updateRunning(tx, generation, { tailoring: storedJson(stored), draft: null }))) return cancelled;
  await showOnly(tx, generation, [...coreQuestions, ...tailoring.questions]);
  await reportStep(tx, generation, 'tailoring', 'done');
  return { cancelled: false, questions: tailoring.questions.length };
}
