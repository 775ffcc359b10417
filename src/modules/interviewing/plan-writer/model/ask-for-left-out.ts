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

/** The requested lists are shorter than this many questions. */
const asLongAs = 1;

/**
 * Asks once more, for the affected lists only, for items around the questions that were dropped: follow-ups that settle
 * an earlier round's doubt, points to settle, what the interview has to show. The part is valid without them, so a
 * failed call is ignored.
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
