import type { CoreBlock, CoreBrief, KnownCandidate } from '#knowledge/plan/plan-parts.ts';
import { CoreAnswer } from './answer-schemas.ts';
import { askInCalls } from './ask-in-calls.ts';
import { type PacedLlm, isDivided } from './call-size.ts';
import { askOpenMatters } from './ask-open-matters.ts';
import { CoreDraft } from '#modules/interviewing/plan-writer/draft/core-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { PlanWriterFailed } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import { corePrompt } from './prompt/prompts.ts';
import { rewordLeftOut } from './reword-left-out.ts';
import { writeCoreAtOnce } from './write-core-at-once.ts';

/**
 * Writes the core. Each question is reported and stored as soon as it is complete and satisfies the rules; faulty or
 * missing ones are requested again, and what is then missing is filled by the playbook.
 *
 * @throws PlanWriterFailed if fewer than half of the questions are accepted in the end; LlmError if a call fails
 */
export async function writeCoreWithAi(
  deps: { readonly llm: PacedLlm; readonly callsAtOnce: number; today(): string },
  { brief, candidates }: { readonly brief: CoreBrief; readonly candidates: readonly KnownCandidate[] },
  context: WriteContext,
): Promise<CoreBlock> {
  await context.report({ kind: 'step', step: 'building_core', state: 'running' });
  // An earlier attempt stored them with its draft.
  const openMatters =
    context.kept === undefined ? await askOpenMatters(deps, { brief, candidates }, context) : undefined;
  const draft = new CoreDraft(brief, context, openMatters);
  const part = { part: 'core' as const, language: brief.language, frameQuestions: 0 };
  const request = (asked: ReturnType<CoreDraft['takeAsked']>) => ({
    prompt: corePrompt(brief, asked, 'core', { openMatters: draft.openMatters }),
    schema: CoreAnswer,
  });
  if (isDivided(deps.llm, draft.missing, deps.callsAtOnce)) {
    await writeCoreAtOnce(deps.llm, draft, brief, deps.callsAtOnce, context);
  }
  await askInCalls(deps.llm, draft, { ...part, request }, context);
  await rewordLeftOut(deps.llm, draft, { part: 'core', language: brief.language }, context);
  const core = await draft.finished();
  if (core === undefined) throw new PlanWriterFailed(draft.problems);
  await context.report({ kind: 'step', step: 'building_core', state: 'done' });
  return core;
}
