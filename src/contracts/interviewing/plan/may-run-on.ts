import { unadjusted, withExtraTime } from './adjustments.ts';
import type { PlanContent, Question } from './plan.ts';

/** In minutes: anything longer is more than one question. */
const longestTalk = 12;
/** In minutes: a question without its follow-ups. */
const minutesWithoutFollowUps = 3;

export type Minuted = Pick<Question, 'id' | 'order' | 'block' | 'mustAsk' | 'expectedMin' | 'followsUp'>;

interface Timed {
  readonly candidate: Pick<PlanContent['candidate'], 'seenEarlier' | 'followUps'>;
  readonly questions: readonly Minuted[];
  readonly adjustments?: PlanContent['adjustments'];
}

/** By how many minutes a question may overrun, and the numbers of the questions that are shortened in return. */
export interface RunsOn {
  readonly minutes: number;
  readonly instead: readonly number[];
}

/**
 * Whether a question comes last for this person and may be short, because an earlier round has already seen the topic
 * done well.
 */
export function mayBeShort({ candidate, questions }: Timed, { order }: Pick<Question, 'order'>): boolean {
  const isSeen = ({ id }: Minuted) => candidate.seenEarlier.some(({ questionId }) => questionId === id);
  return questions.every((question) => question.order < order || isSeen(question));
}

/** Whether a question, or a follow-up to it for this person, asks about something that an earlier round left open. */
function asksWhatIsOpen(
  { candidate }: { readonly candidate: Pick<Timed['candidate'], 'followUps'> },
  { id, followsUp }: Pick<Question, 'id' | 'followsUp'>,
): boolean {
  return (
    followsUp !== undefined ||
    candidate.followUps.some((followUp) => followUp.questionId === id && followUp.followsUp !== undefined)
  );
}

/**
 * Questions that ask about what an earlier round left open, most important first: questions with that purpose before
 * those that only have such a follow-up, then longer before shorter.
 */
export function openByWeight<Asked extends Minuted>(
  candidate: Pick<Timed['candidate'], 'followUps'>,
  questions: readonly Asked[],
): readonly Asked[] {
  const isOwn = ({ followsUp }: Minuted) => Number(followsUp !== undefined);
  return questions
    .filter((question) => asksWhatIsOpen({ candidate }, question))
    .toSorted((one, other) => isOwn(other) - isOwn(one) || other.expectedMin - one.expectedMin);
}

/**
 * Core questions keep their minutes, so that answers are comparable. Topics that an earlier round has seen done well
 * need no follow-ups. The minutes saved go to the most important of the open topics, then to the longest must-ask
 * questions about the CV; what one of them does not need passes on to the next. Undefined if a question may not
 * overrun.
 */
export function mayRunOn(plan: Timed, { id }: Pick<Question, 'id'>): RunsOn | undefined {
  const giving = plan.questions.filter((question) => mayBeShort(plan, question));
  const ofCv = plan.questions
    .filter(({ block, mustAsk }) => block === 'cv' && mustAsk)
    .toSorted((one, other) => other.expectedMin - one.expectedMin);
  const taking = new Set(
    [...openByWeight(plan.candidate, plan.questions), ...ofCv].filter((one) => !giving.includes(one)),
  );
  const { adjustments = unadjusted } = plan;
  const shortest = withExtraTime(minutesWithoutFollowUps, adjustments);
  const longest = withExtraTime(longestTalk, adjustments);
  let left = giving.reduce((sum, question) => sum + Math.max(0, question.expectedMin - shortest), 0);
  for (const question of taking) {
    const minutes = Math.min(left, Math.max(0, longest - question.expectedMin));
    if (question.id === id) return minutes > 0 ? { minutes, instead: giving.map(({ order }) => order) } : undefined;
    left -= minutes;
  }
  return undefined;
}
