import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { ModelAnswer, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { counts } from './answer-limits.ts';
import { Rewordings } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { type PacedLlm, fitted } from './call-size.ts';
import { type Refused, outputTokens, rewordingPrompt } from './prompt/prompts.ts';

/** The answer is about as long as one question. */
const asLongAs = 1;

interface Draft {
  readonly toReword: readonly Refused[];
  reword(words: ReadonlyMap<string, string>): Promise<void>;
  readonly problems: readonly string[];
}

/**
 * Asks for new wording for items dropped from accepted questions, so that a word misread by a rule does not cost a
 * probe or an example. The questions are valid without them, so a failed call is ignored.
 */
export async function rewordLeftOut(
  llm: PacedLlm,
  draft: Draft,
  { part, language }: { readonly part: ModelAnswer['part']; readonly language: Language },
  context: WriteContext,
): Promise<void> {
  const items = draft.toReword.slice(0, counts.rewordings.max);
  if (items.length === 0) return;
  const call = {
    part,
    schema: Rewordings,
    ...fitted(llm, rewordingPrompt(language, items), outputTokens(language, asLongAs)),
  };
  const take = {
    problems: draft.problems,
    frame: async (answer: unknown) => {
      const read = z.safeParse(Rewordings, answer);
      if (!read.success) return;
      const words = read.data.items.flatMap(({ number, text }) => {
        const item = items[number - 1];
        return item === undefined || text === '' ? [] : [[item.text, text] as const];
      });
      if (words.length > 0) await draft.reword(new Map(words));
    },
  };
  try {
    await askModel(llm, call, take, context);
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
  }
}
