import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { isGenerating } from './api.ts';
import { interviewStateOf } from './interview-state.ts';

type Facts = Pick<Interview, 'status' | 'planVersion' | 'recommendation' | 'generation'>;

export type NextStep = 'continue' | 'decide' | 'watchPlan' | 'makePlan' | 'openPlan';

/** What a person does next with an interview; undefined once it was decided or cancelled. */
export function nextStepOf(interview: Facts): NextStep | undefined {
  const { status, planVersion, recommendation } = interview;
  if (status === 'cancelled') return undefined;
  if (status === 'in_progress') return 'continue';
  if (status === 'completed') return recommendation === null ? 'decide' : undefined;
  if (isGenerating(interview)) return 'watchPlan';
  return planVersion === null ? 'makePlan' : 'openPlan';
}

export type RowAct = NextStep | 'anotherTime' | 'openSummary' | 'open';

/** What the row of an interview leads to, the same in every list: each has something, those that are over what they came to. */
export function rowActOf(interview: Interview, now: number): RowAct {
  if (interviewStateOf(interview, now) === 'overdue') return 'anotherTime';
  return nextStepOf(interview) ?? (interview.status === 'completed' ? 'openSummary' : 'open');
}
