import type { PlanContent, Question } from './plan.ts';

/** In minutes: what takes longer is more than one question. */
const longestTalk = 12;

export type Minuted = Pick<Question, 'id' | 'order' | 'block' | 'mustAsk' | 'expectedMin' | 'followsUp'>;

type Seen = { readonly candidate: Pick<PlanContent['candidate'], 'seenEarlier'> };

/** By what a question may run on, and the numbers of the questions that are left out if it does. */
export interface RunsOn {
  readonly minutes: number;
  readonly instead: readonly number[];
}

/** Whether a question comes last for this person, if there is time: an earlier round has seen its matter done well. */
export function givesWay({ candidate }: Seen, { id, mustAsk }: Pick<Question, 'id' | 'mustAsk'>): boolean {
  return !mustAsk && candidate.seenEarlier.some(({ questionId }) => questionId === id);
}

/**
 * Questions for everybody keep their minutes, so that answers compare; what one person makes needless is left out whole.
 * Its minutes are for what an earlier round left open, or else for what must be asked about the CV. Undefined where a
 * question may not run on.
 */
export function mayRunOn(
  plan: Seen & { readonly questions: readonly Minuted[] },
  { id, expectedMin }: Pick<Question, 'id' | 'expectedMin'>,
): RunsOn | undefined {
  const open = plan.questions.filter(({ followsUp }) => followsUp !== undefined);
  const taking = open.length > 0 ? open : plan.questions.filter(({ block, mustAsk }) => block === 'cv' && mustAsk);
  if (!taking.some((question) => question.id === id)) return undefined;
  const giving = plan.questions.filter((question) => givesWay(plan, question));
  const given = giving.reduce((sum, question) => sum + question.expectedMin, 0);
  const minutes = Math.min(Math.floor(given / taking.length), longestTalk - expectedMin);
  return minutes > 0 ? { minutes, instead: giving.map(({ order }) => order) } : undefined;
}
