import type { Llm } from '#platform/llm/llm.ts';
import { askAboutOwnWork } from './ask-about-own-work.ts';
import { withPace } from './call-size.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { promptVersion } from './prompt/prompts.ts';
import { tailorWithAi } from './tailor-with-ai.ts';
import { writeCoreWithAi } from './write-core-with-ai.ts';

/** A plan writer that uses a model. It throws on failure; the caller retries or lets the playbook take over. */
export function createAiWriter({
  llm,
  callsAtOnce = 1,
  now,
  today = () => new Date().toISOString().slice(0, 10),
}: {
  readonly llm: Llm;
  /** maximum number of concurrent calls to the model for one plan */
  readonly callsAtOnce?: number;
  readonly now?: () => number;
  /** the date as YYYY-MM-DD, needed to judge which documents have expired */
  readonly today?: () => string;
}): PlanWriter {
  const deps = { llm: withPace(llm, now), callsAtOnce, today };
  return {
    source: 'ai',
    model: llm.model,
    promptVersion,
    writeCore: (brief, context, candidates = []) => writeCoreWithAi(deps, { brief, candidates }, context),

    tailor(input, context) {
      return input.brief.cv === null ? askAboutOwnWork(deps, input, context) : tailorWithAi(deps, input, context);
    },
  };
}
