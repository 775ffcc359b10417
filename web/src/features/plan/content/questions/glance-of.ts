import type { Question } from '#contracts/interviewing/plan/plan.ts';

type Judged = Pick<Question, 'expectedAnswer' | 'decidingFact' | 'anchors' | 'redFlags'>;

interface Glance {
  /** what a good answer holds */
  readonly listen: readonly string[];
  /** what parts a strong answer, a 7, from a 6; undefined in a plan without words for that band */
  readonly strong: string | undefined;
  readonly redFlags: readonly string[];
}

/** The first things a good answer holds; all of them stand in the open card. */
const mostToListenFor = 2;

/** What of a question is read at a glance: in the room there is no time for more. */
export function glanceOf({ expectedAnswer, decidingFact, anchors, redFlags }: Judged): Glance {
  return {
    listen: expectedAnswer.keyPoints.slice(0, mostToListenFor),
    strong: decidingFact ?? anchors.find(({ band }) => band === '7-8')?.behaviours[0],
    redFlags: redFlags.map(({ text }) => text),
  };
}
