import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';

/** The newest interview that needs an action (expects the newest first); the page's header links to it. */
export function openInterviewOf(interviews: readonly Interview[]): Interview | undefined {
  return interviews.find((interview) => nextStepOf(interview) !== undefined);
}
