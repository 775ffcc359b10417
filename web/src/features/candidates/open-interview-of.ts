import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';

/** The one of these, newest first, that something is to be done about: the head of the page leads to it. */
export function openInterviewOf(interviews: readonly Interview[]): Interview | undefined {
  return interviews.find((interview) => nextStepOf(interview) !== undefined);
}
