import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/**
 * The question that can give way best: no task, and the last of those without which fewest of these areas are left unasked;
 * -1 where more than `most` would be.
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
