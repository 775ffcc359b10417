import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { type Semaphore, semaphore } from '#platform/semaphore.ts';
import type { CoreDraft } from '#modules/interviewing/plan-writer/draft/core-draft.ts';
import { ItemReader } from '#modules/interviewing/plan-writer/draft/read/item-reader.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { CoreAnswer, questionsAnswer } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { atOnce } from './at-once.ts';
import { type PacedLlm, isSlow } from './call-size.ts';
import { corePrompt, outputTokens } from './prompt/prompts.ts';

const part = 'core' as const;

/**
 * The first round of a core in calls at once: one for the first question and what the part judges, and as soon as that
 * is settled as many as are allowed for the other questions. What is missing after them is for a repair.
 */
export async function writeCoreAtOnce(
  llm: PacedLlm,
  draft: CoreDraft,
  brief: CoreBrief,
  callsAtOnce: number,
  context: WriteContext,
): Promise<void> {
  draft.beginRound();
  const oneByOne = semaphore(1);
  let shares: ReturnType<CoreDraft['takeShares']> | undefined;
  const writeOthers = (own: WriteContext) => {
    // What the first answer shows of the model's pace: a slow one is asked for one thing after the other.
    shares = isSlow(llm) ? [] : draft.takeShares(callsAtOnce);
    return atOnce<WriteContext>(
      shares.map((share) => (ofShare) => {
        const call = {
          part,
          schema: questionsAnswer(share.competencies),
          prompt: corePrompt(brief, share, 'questions', { openMatters: draft.openMatters }),
          maxOutputTokens: outputTokens(brief.language, share.questions),
        };
        return askModel(llm, call, draft.partOf(share, oneByOne), ofShare);
      }),
      own,
    );
  };
  if (draft.isSettled) await writeOthers(context);
  else await open(llm, draft, brief, { oneByOne, next: writeOthers }, context);
  draft.groupQuestions();
  // Nothing could be divided: the usual rounds begin anew.
  if (shares?.length === 0) draft.repeatRound();
}

/** @param next begins when the competencies have come whole, which is before the first answer ends */
async function open(
  llm: PacedLlm,
  draft: CoreDraft,
  brief: CoreBrief,
  { oneByOne, next }: { readonly oneByOne: Semaphore; next(context: WriteContext): Promise<void> },
  context: WriteContext,
): Promise<void> {
  const asked = draft.takeOpening();
  const competencies = new ItemReader('competencies');
  const named: unknown[] = [];
  const settled = Promise.withResolvers<void>();
  const opening = {
    part,
    schema: CoreAnswer,
    prompt: corePrompt(brief, asked, 'core', { openMatters: draft.openMatters }),
    maxOutputTokens: outputTokens(brief.language, 1),
    onText: (piece: string) => {
      named.push(...competencies.push(piece));
      if (named.length < asked.competencies) return;
      draft.settle(named);
      settled.resolve();
    },
  };
  await atOnce<WriteContext>(
    [
      async (own) => {
        try {
          await askModel(llm, opening, draft.opening(oneByOne), own);
          settled.resolve();
        } catch (error) {
          settled.reject(error);
          throw error;
        }
      },
      async (own) => {
        await settled.promise;
        await next(own);
      },
    ],
    context,
  );
}
