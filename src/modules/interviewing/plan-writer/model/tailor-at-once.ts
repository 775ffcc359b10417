import type { Language } from '#contracts/common.ts';
import type { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { TailoringAnswer, TailoringFrame } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { atOnce } from './at-once.ts';
import type { PacedLlm } from './call-size.ts';
import { type Prompt, outputTokens } from './prompts.ts';

export type TailoringAsked = ReturnType<TailoringDraft['takeAsked']> & { readonly members?: readonly string[] };
export type TailoringPrompt = (asked: TailoringAsked) => Prompt;

const questionsAlone = TailoringAnswer.pick({ questions: true });
/** The claims are about as long as this many questions, beyond what every answer has. */
const claimsQuestions = 3;

/**
 * The first round of the part for one person in two calls at once: one for its questions, one for what stands around
 * them. What is missing after them is for a repair.
 */
export async function tailorAtOnce(
  llm: PacedLlm,
  draft: TailoringDraft,
  { language, prompt }: { readonly language: Language; readonly prompt: TailoringPrompt },
  context: WriteContext,
): Promise<void> {
  draft.beginRound();
  const asked = draft.takeAsked();
  const call = (schema: typeof questionsAlone | typeof TailoringFrame, questions: number, size: number) => ({
    part: 'tailoring' as const,
    schema,
    prompt: prompt({ ...asked, questions, members: Object.keys(schema.shape) }),
    maxOutputTokens: outputTokens(language, size),
    // What was cut is missing, and asked for like anything else that is.
    onCutOff: () => {},
  });
  const { questions, claims } = draft.halves();
  await atOnce(
    [
      async (own) => {
        try {
          await askModel(llm, call(questionsAlone, asked.questions, asked.questions), questions, own);
        } finally {
          questions.end();
        }
      },
      (own) => askModel(llm, call(TailoringFrame, 0, claimsQuestions), claims, own),
    ],
    context,
  );
}
