import { type Db, asTenant } from '#platform/db/client.ts';
import { type LlmUsage, addUsage, noUsage } from '#platform/llm/llm.ts';
import { newId } from '#platform/new-id.ts';
import type { PlanGenerationInput } from '#workflows/contracts.ts';
import { reportQuestion, reportStep } from './generation-progress.ts';
import type { PlanBell } from './plan-bell.ts';
import type { WriteContext } from './plan-writer/plan-writer.ts';

/** The generation does not run any more: what is written for it has nowhere to go. */
export class GenerationOver extends Error {
  constructor() {
    super('the generation is over');
    this.name = 'GenerationOver';
  }
}

/** What is done with a writer's signs of life. */
export interface WriterLife {
  readonly signal: AbortSignal;
  alive(): void;
}

/**
 * Runs a writer: its steps and questions become progress, what it spent is counted even when it fails.
 *
 * @throws GenerationOver when the generation was cancelled meanwhile, and whatever the writer throws
 */
export async function withWriter<Written>(
  deps: { db: Db; planBell: PlanBell },
  generation: PlanGenerationInput,
  life: WriterLife,
  work: (context: WriteContext) => Promise<Written>,
): Promise<Written> {
  let usage: LlmUsage = noUsage;
  try {
    return await work({
      newId,
      ...life,
      spent: (more) => {
        usage = addUsage(usage, more);
      },
      report: async (progress) => {
        const runs = await asTenant(deps.db, generation.ownerId, (tx) =>
          progress.kind === 'step'
            ? reportStep(tx, generation, progress.step, progress.state)
            : reportQuestion(tx, generation, progress.question),
        );
        if (!runs) throw new GenerationOver();
        deps.planBell.ring(generation.planId);
      },
    });
  } finally {
    if (usage.input + usage.output > 0) await countTokens(deps.db, generation, usage);
  }
}

async function countTokens(db: Db, generation: PlanGenerationInput, usage: LlmUsage): Promise<void> {
  await asTenant(db, generation.ownerId, (tx) =>
    tx
      .updateTable('interviewing.generation')
      .set((eb) => ({
        input_tokens: eb('input_tokens', '+', usage.input),
        output_tokens: eb('output_tokens', '+', usage.output),
      }))
      .where('owner_id', '=', generation.ownerId)
      .where('plan_id', '=', generation.planId)
      .where('attempt', '=', generation.attempt)
      .execute(),
  );
}
