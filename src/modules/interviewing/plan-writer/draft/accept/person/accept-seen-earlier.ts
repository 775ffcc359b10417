import type { Language } from '#contracts/common.ts';
import type { FollowUp, Question, SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { copiedWords } from './point-it-settles.ts';

interface Around {
  readonly core: readonly Question[];
  readonly followUps: readonly FollowUp[];
  /** of an earlier round */
  readonly feedback: string | null;
  readonly language: Language;
}

/**
 * Questions for everybody on what an earlier round has seen done well, each with that round's words. They are not seen done
 * well where the follow-up settles these very words.
 */
export function acceptSeenEarlier(
  said: TailoringFrame['seenDoneWell'],
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

/** Whether one of two pieces of a note holds the other, or they are one. */
function haveCommon(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((text) => text.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return longer.includes(shorter);
}
