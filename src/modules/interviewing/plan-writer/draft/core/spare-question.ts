import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/**
 * Index of the most dispensable question. It is not a task, and removing it leaves the fewest of these areas uncovered;
 * on a tie, the last. Returns -1 if that leaves more than `most` areas uncovered.
 */
export function spareQuestion(questions: readonly Question[], areas: readonly string[], most: number = 0): number {
  const leftOut = (at: number) => {
    const others = questions.filter((_, index) => index !== at);
    return areas.filter((area) => !others.some((question) => asksAbout(question, area))).length;
  };
  const fewest = questions.map(({ kind }, at) => (kind === 'task' ? Infinity : leftOut(at)));
  const least = Math.min(...fewest);
  return least <= most && least < Infinity ? fewest.lastIndexOf(least) : -1;
}
