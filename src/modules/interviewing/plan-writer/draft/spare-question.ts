import type { Question } from '#contracts/interviewing/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/**
 * The question that can give way best: no task, and the last of those without which fewest of these areas are left
 * unasked; -1 where all are tasks.
 */
export function spareQuestion(questions: readonly Question[], areas: readonly string[]): number {
  const others = (at: number) => questions.filter((_, index) => index !== at);
  const leftOut = (at: number) =>
    areas.filter((area) => !others(at).some((question) => asksAbout(question, area))).length;
  return questions.reduce(
    (best, { kind }, at) => (kind === 'task' || (best !== -1 && leftOut(at) > leftOut(best)) ? best : at),
    -1,
  );
}
