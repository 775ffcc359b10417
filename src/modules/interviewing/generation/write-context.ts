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

/** A person asked the playbook to finish what the model was writing. */
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
 * Runs a writer, continuing from the draft of an earlier attempt; its steps and questions become progress. The result
 * is stored in the same transaction as its token count, so that neither can be lost without the other. Tokens spent by
 * a failed writer are counted as well.
 *
 * @throws GenerationCancelled if the generation was cancelled in the meantime; TakenFromModel if a model was writing
 * and the playbook was asked to finish; whatever the writer throws
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
  /** Once the playbook has taken over, a model's late output must not be mixed into what the playbook writes. */
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
      // Recorded even after the playbook has taken over: the call is billed either way.
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
    // The writer's error decides what happens next, even if counting the tokens fails too.
    await asTenant(deps.db, generation.ownerId, (tx) => countTokens(tx, generation, usage)).catch(() => {});
    throw error;
  }
}

/** Whether a model is writing, rather than the playbook in its place or to complete its draft. */
export function isModels({ source }: Pick<PlanWriter, 'source'>, reason: PlanFallback | null): boolean {
  return source === 'ai' && reason === null;
}

/**
 * @throws TakenFromModel. Locks the row, so that the playbook cannot take over before the caller's transaction commits.
 */
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
