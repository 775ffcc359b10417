import type { Language } from '#contracts/common.ts';
import type { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { TailoringAnswer, TailoringFrame } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { atOnce } from './at-once.ts';
import { type PacedLlm, fitted, questionsPerCall } from './call-size.ts';
import { type Prompt, outputTokens } from './prompt/prompts.ts';

export type TailoringAsked = ReturnType<TailoringDraft['takeAsked']> & { readonly members?: readonly string[] };
export type TailoringPrompt = (asked: TailoringAsked) => Prompt;

export const questionsAlone = TailoringAnswer.pick({ questions: true });
/** The claims are about as long as this many questions, beyond what every answer includes. */
const claimsQuestions = 3;

interface Halves {
  readonly language: Language;
  readonly prompt: TailoringPrompt;
  readonly areAtOnce: boolean;
}

/**
 * The first round of the tailoring in two halves, questions and claims: concurrently if that is faster, or one after
 * the other if a single call has no room for both. What is missing afterwards is left to a repair.
 */
export async function tailorInHalves(
  llm: PacedLlm,
  draft: TailoringDraft,
  { language, prompt, areAtOnce }: Halves,
  context: WriteContext,
): Promise<void> {
  draft.beginRound();
  const { questions, claims } = draft.halves();
  const call = (schema: typeof questionsAlone | typeof TailoringFrame, asked: TailoringAsked, size: number) => ({
    part: 'tailoring' as const,
    schema,
    ...fitted(llm, prompt({ ...asked, members: Object.keys(schema.shape) }), outputTokens(language, size)),
  });
  const askQuestions = async (first: TailoringAsked, own: WriteContext) => {
    try {
      let left = draft.missing;
      for (let asked: TailoringAsked | undefined = first; left > 0; asked = undefined) {
        asked ??= draft.takeAsked(perCall(left));
        left -= Math.max(1, asked.questions);
        await askModel(llm, call(questionsAlone, asked, asked.questions), questions, own);
      }
    } finally {
      questions.end();
    }
  };
  const askClaims = (asked: TailoringAsked, own: WriteContext) =>
    askModel(llm, call(TailoringFrame, { ...asked, questions: 0 }, claimsQuestions), claims, own);
  const first = draft.takeAsked(perCall(draft.missing));
  if (areAtOnce) {
    await atOnce<WriteContext>([(own) => askQuestions(first, own), (own) => askClaims(first, own)], context);
  } else {
    await askQuestions(first, context);
    await askClaims(draft.takeAsked(0), context);
  }

  function perCall(left: number): number {
    return questionsPerCall(llm, language, left);
  }
}
