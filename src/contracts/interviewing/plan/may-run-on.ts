import { unadjusted, withExtraTime } from './adjustments.ts';
import type { PlanContent, Question } from './plan.ts';

/** In minutes: what takes longer is more than one question. */
const longestTalk = 12;
/** What a question takes without its follow-ups. */
const minutesWithoutFollowUps = 3;

export type Minuted = Pick<Question, 'id' | 'order' | 'block' | 'mustAsk' | 'expectedMin' | 'followsUp'>;

interface Timed {
  readonly candidate: Pick<PlanContent['candidate'], 'seenEarlier' | 'followUps'>;
  readonly questions: readonly Minuted[];
  readonly adjustments?: PlanContent['adjustments'];
}

/** By what a question may run on, and the numbers of the questions that are then asked without follow-ups. */
export interface RunsOn {
  readonly minutes: number;
  readonly instead: readonly number[];
}

/** Whether a question comes last for this person and may be short: an earlier round has seen its matter done well. */
export function mayBeShort({ candidate, questions }: Timed, { order }: Pick<Question, 'order'>): boolean {
  const isSeen = ({ id }: Minuted) => candidate.seenEarlier.some(({ questionId }) => questionId === id);
  return questions.every((question) => question.order < order || isSeen(question));
}

/** Whether a question asks what an earlier round left open, itself or by what this person is asked behind it. */
function asksWhatIsOpen(
  { candidate }: { readonly candidate: Pick<Timed['candidate'], 'followUps'> },
  { id, followsUp }: Pick<Question, 'id' | 'followsUp'>,
): boolean {
  return (
    followsUp !== undefined ||
    candidate.followUps.some((followUp) => followUp.questionId === id && followUp.followsUp !== undefined)
  );
}

/** Those of them, the weightiest first: what is asked for its own sake before what is asked behind another matter, then the longer. */
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
 * Questions for everybody keep their minutes, so that answers compare. What an earlier round has seen done well does
 * without follow-ups; the minutes that this leaves are for the weightiest of what it left open, then for the longest of
 * what must be asked about the CV, and what one of them does not need is for the next. Undefined where a question may not
 * run on.
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
