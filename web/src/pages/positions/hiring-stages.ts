import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';

/** How far somebody is who is considered for a position, in the order in which it happens. */
export const hiringStages = ['toInterview', 'planned', 'toDecide', 'decided'] as const;
export type HiringStage = (typeof hiringStages)[number];

type Facts = Pick<
  Interview,
  'status' | 'planVersion' | 'recommendation' | 'generation' | 'scheduledAt' | 'lengthMinutes'
>;

/** By their newest interview that is open; who is to be interviewed once more is to be interviewed. Newest first. */
export function hiringStageOf(interviews: readonly Facts[]): HiringStage {
  const open = openOf(interviews);
  if (open !== undefined) return nextStepOf(open) === 'decide' ? 'toDecide' : 'planned';
  const last = interviews.find(({ status }) => status !== 'cancelled');
  return last === undefined || last.recommendation === 'further_interview' ? 'toInterview' : 'decided';
}

export interface Considered<T, I extends Facts = Interview> {
  readonly candidate: T;
  /** those of this candidate for the position, newest first */
  readonly interviews: readonly I[];
}

/** Who waits for the reader comes first, then what is planned by its time, then who nobody asked; what is decided is last. */
export function inOrderOfWork<T, I extends Facts>(people: readonly Considered<T, I>[]): readonly Considered<T, I>[] {
  return people.toSorted((one, other) => rankOf(one.interviews) - rankOf(other.interviews) || byTime(one, other));
}

const ranks: Record<HiringStage, number> = { toDecide: 0, planned: 2, toInterview: 3, decided: 4 };

function rankOf(interviews: readonly Facts[]): number {
  return openOf(interviews)?.status === 'in_progress' ? 1 : ranks[hiringStageOf(interviews)];
}

function byTime(one: Considered<unknown, Facts>, other: Considered<unknown, Facts>): number {
  const [at, then] = [plannedFor(one.interviews), plannedFor(other.interviews)];
  if (at === then) return 0;
  return at < then ? -1 : 1;
}

/** Without a time after those that have one; written as instants they are in order as texts, too. */
function plannedFor(interviews: readonly Facts[]): string {
  return openOf(interviews)?.scheduledAt ?? '~';
}

function openOf<I extends Facts>(interviews: readonly I[]): I | undefined {
  return interviews.find((interview) => nextStepOf(interview) !== undefined);
}
