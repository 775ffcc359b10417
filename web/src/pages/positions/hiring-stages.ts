import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';

/** The stages of a candidate for a position, in chronological order. */
export const hiringStages = ['toInterview', 'planned', 'toDecide', 'decided'] as const;
export type HiringStage = (typeof hiringStages)[number];

type Facts = Pick<
  Interview,
  'status' | 'planVersion' | 'recommendation' | 'generation' | 'scheduledAt' | 'lengthMinutes'
>;

/**
 * Determined by the newest open interview; a candidate recommended for another interview is `toInterview`. Expects the
 * newest first.
 */
export function hiringStageOf(interviews: readonly Facts[]): HiringStage {
  const open = openOf(interviews);
  if (open !== undefined) return nextStepOf(open) === 'decide' ? 'toDecide' : 'planned';
  const last = interviews.find(({ status }) => status !== 'cancelled');
  return last === undefined || last.recommendation === 'further_interview' ? 'toInterview' : 'decided';
}

export interface Considered<T, I extends Facts = Interview> {
  readonly candidate: T;
  /** interviews of this candidate for the position, newest first */
  readonly interviews: readonly I[];
}

/**
 * Sorted by urgency: candidates awaiting a decision first, then an interview in progress, then planned interviews by
 * time, then candidates without one; decided candidates last.
 */
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

/** `~` sorts interviews without a time last; ISO timestamps sort correctly as strings. */
function plannedFor(interviews: readonly Facts[]): string {
  return openOf(interviews)?.scheduledAt ?? '~';
}

function openOf<I extends Facts>(interviews: readonly I[]): I | undefined {
  return interviews.find((interview) => nextStepOf(interview) !== undefined);
}
