import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { type LlmUsage, addUsage, noUsage } from '#platform/llm/llm.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { newId } from '#platform/new-id.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type { PlanFallback, PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { reportQuestion, reportStep } from './progress/generation-progress.ts';
import { updateRunning } from './generation-work.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import type { KeptDraft } from '#modules/interviewing/plan-writer/draft/kept-draft.ts';
import type { PlanWriter, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';

/** The playbook was asked to finish what the model was writing. */
export class TakenFromModel extends Error {
  constructor() {
    super('the playbook finishes this plan');
    this.name = 'TakenFromModel';
  }
}

/** The generation was cancelled while its plan was being written. */
export class GenerationCancelled extends Error {
  constructor() {
    super('the generation was cancelled');
    this.name = 'GenerationCancelled';
  }
}

/**
 * Runs a writer, from what an earlier try kept: its steps and questions become progress. What it wrote is stored in one transaction with what that
 * cost, so that nothing paid for is thrown away because counting failed; what a failed writer spent is counted as well.
 *
 * @throws GenerationCancelled when the generation was cancelled meanwhile, TakenFromModel when a model writes and the
 * playbook was asked to finish it, and whatever the writer throws
 */
export async function withWriter<Written, Stored>(
  deps: { db: Db },
  generation: PlanGenerationInput,
  from: { readonly kept: KeptDraft | undefined; readonly byModel: boolean },
  controls: WorkControls,
  write: (context: WriteContext) => Promise<Written>,
  store: (tx: TenantTx, written: Written) => Promise<Stored>,
): Promise<Stored> {
  let usage: LlmUsage = noUsage;
  /** Of a model that is not waited for any more nothing may come between what the playbook writes. */
  const inTenant = <Result>(work: (tx: TenantTx) => Promise<Result>) =>
    asTenant(deps.db, generation.ownerId, async (tx) => {
      if (from.byModel) await requireNotTaken(tx, generation);
      return work(tx);
    });
  try {
    const written = await write({
      newId,
      ...controls,
      spent: (more) => {
        usage = addUsage(usage, more);
      },
      // Also of a model that is not waited for any more: it is paid.
      answered: (answer) => asTenant(deps.db, generation.ownerId, (tx) => keepAiRecord(tx, generation, answer)),
      kept: from.kept,
      report: async (progress, draft) => {
        const runs = await inTenant(async (tx) => {
          if (draft !== undefined) await updateRunning(tx, generation, { draft: storedJson(draft) });
          return progress.kind === 'step'
            ? reportStep(tx, generation, progress.step, progress.state)
            : reportQuestion(tx, generation, progress.question);
        });
        if (!runs) throw new GenerationCancelled();
      },
      keep: async (draft) => {
        const runs = await inTenant((tx) => updateRunning(tx, generation, { draft: storedJson(draft) }));
        if (!runs) throw new GenerationCancelled();
      },
    });
    return await inTenant(async (tx) => {
      await countTokens(tx, generation, usage);
      return store(tx, written);
    });
  } catch (error) {
    // Why it failed decides what happens next, not whether that could be counted.
    await asTenant(deps.db, generation.ownerId, (tx) => countTokens(tx, generation, usage)).catch(() => {});
    throw error;
  }
}

/** Whether a model writes, and not the playbook in its place or to complete it. */
export function isModels({ source }: Pick<PlanWriter, 'source'>, reason: PlanFallback | null): boolean {
  return source === 'ai' && reason === null;
}

/** @throws TakenFromModel. The row stays locked, so that it cannot be taken before what is written here is. */
export async function requireNotTaken(tx: TenantTx, { planId, attempt }: PlanGenerationInput): Promise<void> {
  const row = await tx
    .selectFrom('interviewing.generation')
    .select('fallback_reason')
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .forUpdate()
    .executeTakeFirst();
  if (row?.fallback_reason === 'not_awaited') throw new TakenFromModel();
}

async function countTokens(tx: TenantTx, generation: PlanGenerationInput, usage: LlmUsage): Promise<void> {
  if (usage.input + usage.output === 0) return;
  await tx
    .updateTable('interviewing.generation')
    .set((eb) => ({
      input_tokens: eb('input_tokens', '+', usage.input),
      output_tokens: eb('output_tokens', '+', usage.output),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', generation.planId)
    .where('attempt', '=', generation.attempt)
    .execute();
}
