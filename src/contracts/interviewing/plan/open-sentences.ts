import { type PlanContent, followUpBehind } from './plan.ts';

/**
 * Something that an earlier round left open, and where it is asked: as a point to settle, in the questions with these
 * numbers, or nowhere.
 */
export interface OpenSentence {
  readonly text: string;
  readonly isPoint: boolean;
  readonly questions: readonly number[];
}

/**
 * The open sentences of an earlier round's feedback, without duplicates: those that this plan settles, then the others.
 */
export function openSentences({
  questions,
  candidate,
}: Pick<PlanContent, 'questions' | 'candidate'>): readonly OpenSentence[] {
  const points = candidate.toSettle.flatMap(({ leftOpen }) => leftOpen ?? []);
  const asked = questions.flatMap((question) =>
    [question.followsUp, followUpBehind({ candidate }, question.id)?.followsUp].flatMap((sentence) =>
      sentence === undefined ? [] : [{ sentence, order: question.order }],
    ),
  );
  const also = candidate.alsoOpen.map(({ text: item, askedIn }) => ({
    text: asSentence(item),
    isPoint: false,
    questions: questions.flatMap(({ id, order }) => (id === askedIn ? [order] : [])),
  }));
  const settled = [...new Set([...points, ...asked.map(({ sentence }) => sentence)])].map((sentence) => ({
    text: asSentence(sentence),
    isPoint: points.includes(sentence),
    questions: [...new Set(asked.filter((one) => one.sentence === sentence).map(({ order }) => order))],
  }));
  return [...settled, ...also];
}

/** Notes may start in the middle of a sentence and lack punctuation at the end; other text follows them. */
function asSentence(noted: string): string {
  const begun = /^\p{Ll}/u.test(noted) ? `… ${noted}` : noted;
  return /[.!?…]["”»]?$/u.test(begun) ? begun : `${begun.replace(/[;,]$/u, '')}.`;
}
