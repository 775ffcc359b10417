import type { CoreBlock } from '#knowledge/plan/plan-parts.ts';
import { checkCore } from '#knowledge/plan/rules/check-plan.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type { PlanFallback, PlanGenerationInput, PlanPartResult } from '#workflows/contracts/plan-generation.ts';
import { type LockedCore, type WantedCore, findCore, lockCore } from './core-store.ts';
import { reportStep, showOnly } from '#modules/interviewing/generation/progress/generation-progress.ts';
import { knownCandidates } from '#modules/interviewing/generation/known-candidates.ts';
import { type GenerationWork, loadWork, updateRunning } from '#modules/interviewing/generation/generation-work.ts';
import { PlanWriterFailed } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import {
  GenerationCancelled,
  isModels,
  requireNotTaken,
  withWriter,
} from '#modules/interviewing/generation/write-context.ts';

/**
 * Gives a generation its core: the existing one for this position version, type, length and language, or a new one,
 * which every candidate gets from then on.
 *
 * @param reason why the playbook writes in place of the requested model; its core is then only a stand-in
 * @throws PlanWriterFailed | LlmError: another writer may take over
 */
export async function buildCore(
  deps: { db: Db },
  generation: PlanGenerationInput,
  writer: PlanWriter,
  reason: PlanFallback | null,
  controls: WorkControls,
): Promise<PlanPartResult> {
  const begun = await asTenant(deps.db, generation.ownerId, (tx) => begin(tx, generation, writer, reason));
  if (begun === undefined) return cancelled;
  if (begun.core !== undefined) return { cancelled: false, questions: begun.core.block.questions.length };

  try {
    const core = await withWriter(
      deps,
      generation,
      { kept: begun.kept, byModel: isModels(writer, reason) },
      controls,
      async (context) => {
        const {
          cv: _cv,
          previousFeedback: _feedback,
          openPoints: _open,
          askedOfCandidate: _asked,
          replacedQuestions: _,
          lockedQuestions: _locked,
          ...brief
        } = begun.work.brief;
        return checked(begun.work, await writer.writeCore(brief, context, begun.candidates), writer);
      },
      (tx, block) => finish(tx, generation, begun.work, block, writer, reason),
    );
    return core === undefined ? cancelled : { cancelled: false, questions: core.block.questions.length };
  } catch (error) {
    if (error instanceof GenerationCancelled) return cancelled;
    throw error;
  }
}

const cancelled: PlanPartResult = { cancelled: true, questions: 0 };

async function begin(tx: TenantTx, generation: PlanGenerationInput, writer: PlanWriter, reason: PlanFallback | null) {
  if (isModels(writer, reason)) await requireNotTaken(tx, generation);
  const work = await loadWork(tx, generation);
  if (work === undefined || !(await reportStep(tx, generation, 'building_core', 'running'))) return undefined;
  if (reason !== null) await updateRunning(tx, generation, { fallback_reason: reason });
  const core = work.core ?? (await findCore(tx, work.brief, wantedCore(work, writer, reason)));
  const kept = writer.source === 'ai' && work.kept?.part === 'core' ? work.kept : undefined;
  if (core === undefined) await showOnly(tx, generation, kept?.questions ?? []);
  else await keep(tx, generation, core);
  const candidates =
    core === undefined && isModels(writer, reason)
      ? await knownCandidates(tx, { positionId: work.brief.position.id, interviewType: work.brief.interviewType })
      : [];
  return { work, core, kept, candidates };
}

async function finish(
  tx: TenantTx,
  generation: PlanGenerationInput,
  work: GenerationWork,
  block: CoreBlock,
  writer: PlanWriter,
  reason: PlanFallback | null,
): Promise<LockedCore | undefined> {
  const wanted = wantedCore(work, writer, reason);
  const core = await lockCore(tx, work.brief, wanted, block, writer, reason !== null);
  return (await keep(tx, generation, core)) ? core : undefined;
}

async function keep(tx: TenantTx, generation: PlanGenerationInput, core: LockedCore): Promise<boolean> {
  if (!(await updateRunning(tx, generation, { core_id: core.id, draft: null }))) return false;
  await showOnly(tx, generation, core.block.questions);
  return reportStep(tx, generation, 'building_core', 'done');
}

/**
 * By default the first core made serves everybody. A caller that asked for a specific writer, and gets that writer,
 * uses only its cores.
 */
function wantedCore(work: GenerationWork, writer: PlanWriter, reason: PlanFallback | null): WantedCore {
  const source = work.wantedSource === writer.source ? writer.source : null;
  return { source, orStandIn: writer.source === 'playbook' || reason !== null };
}

/** A core is locked for every later candidate, so one that breaks a rule on its own must be rejected here. */
function checked(work: GenerationWork, block: CoreBlock, writer: PlanWriter): CoreBlock {
  if (writer.source === 'playbook') return block;
  const { ok, problems } = checkCore(work.brief, block);
  if (!ok) throw new PlanWriterFailed(problems.map(({ rule }) => rule));
  return block;
}
