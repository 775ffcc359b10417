import type { Llm } from '#platform/llm/llm.ts';
import { askAboutOwnWork } from './ask-about-own-work.ts';
import { withPace } from './call-size.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { promptVersion } from './prompt/prompts.ts';
import { tailorWithAi } from './tailor-with-ai.ts';
import { writeCoreWithAi } from './write-core-with-ai.ts';

/** Lets a model write. Its failures are thrown: whoever runs it retries, or lets the playbook take over. */
export function createAiWriter({
  llm,
  callsAtOnce = 1,
  now,
  today = () => new Date().toISOString().slice(0, 10),
}: {
  readonly llm: Llm;
  /** to the model for one plan, at most */
  readonly callsAtOnce?: number;
  readonly now?: () => number;
  /** the date, as YYYY-MM-DD: papers run out by it */
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
