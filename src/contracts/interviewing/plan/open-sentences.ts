import { type PlanContent, followUpBehind } from './plan.ts';

/**
 * Something that an earlier round left open, and where it is asked: as a point to settle, in the questions with these
 * numbers, in the follow-ups for this person after others, or nowhere.
 */
export interface OpenSentence {
  readonly text: string;
  readonly isPoint: boolean;
  readonly questions: readonly number[];
  /** numbers of the questions whose follow-up asks about it */
  readonly followUps: readonly number[];
}

type Place = 'point' | 'question' | 'followUp';

/**
 * The open sentences of an earlier round's feedback, without duplicates: those that this plan settles, then the others.
 * A sentence that contains another stands for both.
 */
export function openSentences({
  questions,
  candidate,
}: Pick<PlanContent, 'questions' | 'candidate'>): readonly OpenSentence[] {
  const told: { readonly sentence: string; readonly place: Place; readonly order: number }[] = [
    ...candidate.toSettle.flatMap(({ leftOpen }) =>
      leftOpen === undefined ? [] : [{ sentence: leftOpen, place: 'point' as const, order: 0 }],
    ),
    ...questions.flatMap(({ id, order, followsUp }) => {
      const behind = followUpBehind({ candidate }, id)?.followsUp;
      return [
        ...(followsUp === undefined ? [] : [{ sentence: followsUp, place: 'question' as const, order }]),
        ...(behind === undefined ? [] : [{ sentence: behind, place: 'followUp' as const, order }]),
      ];
    }),
  ];
  const also = candidate.alsoOpen.map(({ text: item, askedIn }) => ({
    text: asSentence(item),
    isPoint: false,
    questions: questions.flatMap(({ id, order }) => (id === askedIn ? [order] : [])),
    followUps: [],
  }));
  const sentences = [...new Set(told.map(({ sentence }) => sentence))];
  const isWithin = (one: string, other: string) => bare(other) !== bare(one) && bare(other).includes(bare(one));
  const settled = sentences
    .filter((sentence) => !sentences.some((other) => isWithin(sentence, other)))
    .map((sentence) => {
      const those = told.filter((one) => one.sentence === sentence || isWithin(one.sentence, sentence));
      const at = (place: Place) => [...new Set(those.filter((one) => one.place === place).map(({ order }) => order))];
      return {
        text: asSentence(sentence),
        isPoint: at('point').length > 0,
        questions: at('question'),
        followUps: at('followUp'),
      };
    });
  return [...settled, ...also];
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Notes may start in the middle of a sentence and lack punctuation at the end; other text follows them. */
function asSentence(noted: string): string {
  const begun = /^\p{Ll}/u.test(noted) ? `… ${noted}` : noted;
  return /[.!?…]["”»]?$/u.test(begun) ? begun : `${begun.replace(/[;,]$/u, '')}.`;
}
