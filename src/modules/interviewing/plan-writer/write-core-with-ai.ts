import type { CoreBlock, CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { CoreAnswer } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { CoreDraft } from './core-draft.ts';
import type { WriteContext } from './plan-writer.ts';
import { PlanWriterFailed } from './plan-writer-failed.ts';
import { corePrompt, outputTokens } from './prompts.ts';

/**
 * The block that is the same for everyone. Each question is reported and kept as soon as it is whole and keeps the
 * rules; what is wrong or missing is asked for again, and what is missing then is filled by the playbook.
 *
 * @throws PlanWriterFailed when fewer than half of the questions stand in the end, LlmError when a call fails
 */
export async function writeCoreWithAi(
  deps: { readonly llm: Llm },
  brief: CoreBrief,
  context: WriteContext,
): Promise<CoreBlock> {
  const draft = new CoreDraft(brief, context);
  await context.report({ kind: 'step', step: 'building_core', state: 'running' });
  while (draft.beginRound()) {
    const prompt = corePrompt(brief, draft.takeAsked());
    const maxOutputTokens = outputTokens(brief.language, draft.missing);
    const call = { name: 'plan_core', schema: CoreAnswer, prompt, maxOutputTokens };
    await draft.frame(await askModel(deps.llm, { ...call, onQuestion: (raw) => draft.question(raw) }, context));
  }
  const core = await draft.finished();
  if (core === undefined) throw new PlanWriterFailed(draft.problems);
  await context.report({ kind: 'step', step: 'building_core', state: 'done' });
  return core;
}
