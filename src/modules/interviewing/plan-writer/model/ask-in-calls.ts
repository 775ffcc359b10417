import type * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { askModel } from './ask-model.ts';
import { type PacedLlm, fitted, questionsPerCall } from './call-size.ts';
import type { ModelAnswer, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { type Prompt, outputTokens } from './prompt/prompts.ts';

/** One part of a plan while it is being written: what was accepted so far, and what to ask for next. */
interface Draft<Asked extends { readonly questions: number }> {
  readonly missing: number;
  beginRound(): boolean;
  /** The current round does not count, because its answer was cut off. */
  repeatRound(): void;
  takeAsked(mostQuestions: number): Asked;
  readonly problems: readonly string[];
  question(raw: unknown): Promise<void>;
  frame(answer: unknown): Promise<void>;
}

interface PartCall<Asked> {
  readonly part: ModelAnswer['part'];
  readonly language: Language;
  /** the parts around the questions are about as long as this many questions, beyond what every answer includes */
  readonly frameQuestions: number;
  request(asked: Asked): { readonly prompt: Prompt; readonly schema: z.ZodObject };
}

/**
 * Asks a model for a part, round by round. Usually one call per round; several calls for a few questions each if the
 * model is slow or its context window is small. If an answer is cut off at its token limit, doubles the limit once and
 * asks for the rest.
 */
export async function askInCalls<Asked extends { readonly questions: number }>(
  llm: PacedLlm,
  draft: Draft<Asked>,
  part: PartCall<Asked>,
  context: WriteContext,
): Promise<void> {
  let leastOutput = 0;
  while (draft.beginRound()) {
    let left = draft.missing;
    do {
      const asked = draft.takeAsked(questionsPerCall(llm, part.language, left));
      left -= Math.max(1, asked.questions);
      const wanted = outputTokens(part.language, asked.questions + part.frameQuestions);
      const request = part.request(asked);
      const { prompt, maxOutputTokens } = fitted(llm, request.prompt, Math.max(wanted, leastOutput));
      let isCut = false;
      const call = {
        part: part.part,
        schema: request.schema,
        prompt,
        maxOutputTokens,
        onCutOff: () => {
          isCut = true;
        },
      };
      await askModel(llm, call, draft, context);
      if (isCut && leastOutput === 0) {
        leastOutput = maxOutputTokens * 2;
        draft.repeatRound();
        break;
      }
    } while (left > 0 && draft.missing > 0);
  }
}
