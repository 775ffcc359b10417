import type { Question } from '#contracts/interviewing/plan/plan.ts';

type Judged = Pick<Question, 'expectedAnswer' | 'decidingFact' | 'anchors' | 'redFlags'>;

interface Glance {
  /** what a good answer contains */
  readonly listen: readonly string[];
  /** what sets a strong answer (7) apart from a 6; undefined if the plan does not describe that band */
  readonly strong: string | undefined;
  readonly redFlags: readonly string[];
}

/** How many key points to show; the open card shows them all. */
const mostToListenFor = 2;

/** What the interviewer needs to see of a question at a glance, without time to read more. */
export function glanceOf({ expectedAnswer, decidingFact, anchors, redFlags }: Judged): Glance {
  return {
    listen: expectedAnswer.keyPoints.slice(0, mostToListenFor),
    strong: decidingFact ?? anchors.find(({ band }) => band === '7-8')?.behaviours[0],
    redFlags: redFlags.map(({ text }) => text),
  };
}
