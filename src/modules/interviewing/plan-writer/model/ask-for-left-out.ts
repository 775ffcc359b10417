import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { TailoringFrame } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { type PacedLlm, fitted } from './call-size.ts';
import { outputTokens } from './prompt/prompts.ts';
import type { TailoringPrompt } from './tailor-in-halves.ts';

/** The lists that are asked for are shorter than this many questions. */
const asLongAs = 1;

/**
 * Asks once more, and for those lists alone, for what was left out around the questions: a follow-up that settles an
 * earlier round's doubt, a point, what today has to show. The part stands without it, so a model that fails here fails
 * nothing.
 */
export async function askForLeftOut(
  llm: PacedLlm,
  draft: TailoringDraft,
  { language, prompt }: { readonly language: Language; readonly prompt: TailoringPrompt },
  context: WriteContext,
): Promise<void> {
  const asked = draft.takeLeftOut();
  if (asked === undefined) return;
  const shape = Object.entries(TailoringFrame.shape).filter(([member]) => asked.members.some((one) => one === member));
  const call = {
    part: 'tailoring' as const,
    schema: z.object(Object.fromEntries(shape)),
    ...fitted(llm, prompt(asked), outputTokens(language, asLongAs)),
  };
  try {
    await askModel(llm, call, draft.leftOut(), context);
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
  }
}
