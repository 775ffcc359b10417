import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { createLlm } from './create-llm.ts';
import type { Llm } from './llm.ts';
import { withMonthlyBudget } from './monthly-budget.ts';
import { withSlots } from './with-slots.ts';

/** The model for interactive calls. The SDK is loaded on first use. */
export function modelOnDemand(deps: { db: Db; config: Config; logger: Logger }): () => Promise<Llm | undefined> {
  let llm: Promise<Llm | undefined> | undefined;
  return () => (llm ??= modelFor(deps));
}

async function modelFor(deps: { db: Db; config: Config; logger: Logger }): Promise<Llm | undefined> {
  const llm = await createLlm(deps.config, deps.logger);
  return llm && withSlots(withMonthlyBudget(llm, deps), deps.config.LLM_MAX_CONCURRENT);
}
