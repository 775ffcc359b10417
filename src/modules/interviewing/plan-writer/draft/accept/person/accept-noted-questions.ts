import type { Language } from '#contracts/common.ts';
import type { FollowUp, Question, SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { copiedWords } from './point-it-settles.ts';

interface Around {
  readonly core: readonly Question[];
  readonly followUps: readonly FollowUp[];
  /** feedback from an earlier round */
  readonly feedback: string | null;
  readonly language: Language;
}

/**
 * Core questions on something that an earlier round noted, done well or left open, each with that round's words. Drops
 * a question if a follow-up asks about the same words as unsettled.
 */
export function acceptNotedQuestions(
  said: TailoringFrame['seenDoneWell' | 'askedInCore'],
  { core, followUps, feedback, language }: Around,
): readonly SeenEarlier[] {
  const numbers = new Set(said.map(({ question }) => question));
  return [...numbers].flatMap((number) => {
    const questionId = core[number - 1]?.id;
    const words = said.find(({ question }) => question === number)?.feedbackWords ?? '';
    const copied = words === '' || feedback === null ? undefined : copiedWords(words, feedback, language);
    const isOpen = followUps.some(
      ({ questionId: behind, followsUp = '' }) =>
        behind === questionId && followsUp !== '' && copied !== undefined && haveCommon(followsUp, copied),
    );
    return questionId === undefined || copied === undefined || isOpen ? [] : [{ questionId, words: copied }];
  });
}

/** Whether one piece of a note contains the other, or both are equal. */
function haveCommon(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((text) => text.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return longer.includes(shorter);
}
