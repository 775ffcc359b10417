import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { isGenerating } from './api.ts';
import { interviewStateOf } from './interview-state.ts';

type Facts = Pick<Interview, 'status' | 'planVersion' | 'recommendation' | 'generation'>;

export type NextStep = 'continue' | 'decide' | 'watchPlan' | 'makePlan' | 'openPlan';

/** The user's next step with an interview; undefined once it is decided or cancelled. */
export function nextStepOf(interview: Facts): NextStep | undefined {
  const { status, planVersion, recommendation } = interview;
  if (status === 'cancelled') return undefined;
  if (status === 'in_progress') return 'continue';
  if (status === 'completed') return recommendation === null ? 'decide' : undefined;
  if (isGenerating(interview)) return 'watchPlan';
  return planVersion === null ? 'makePlan' : 'openPlan';
}

export type RowAct = NextStep | 'anotherTime' | 'openSummary' | 'open';

/**
 * The action of an interview's row, the same in every list. Every state has one; closed interviews link to their
 * result.
 */
export function rowActOf(interview: Interview, now: number): RowAct {
  if (interviewStateOf(interview, now) === 'overdue') return 'anotherTime';
  return nextStepOf(interview) ?? (interview.status === 'completed' ? 'openSummary' : 'open');
}
