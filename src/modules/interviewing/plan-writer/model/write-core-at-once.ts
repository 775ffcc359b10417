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
 * The first round of a core with concurrent calls: one for the first question and the competencies and, as soon as
 * those are settled, as many as allowed for the other questions. What is missing afterwards is left to a repair.
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
    // The first answer shows the model's pace; a slow model gets one call at a time.
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
  // Nothing could be divided, so the usual rounds start over.
  if (shares?.length === 0) draft.repeatRound();
}

/** @param next started once the competencies are complete, which is before the first answer ends */
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
