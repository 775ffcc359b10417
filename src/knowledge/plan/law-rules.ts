import type { PlanContent, Question } from '#contracts/plan.ts';
import type { PlanProblem } from './plan-rules.ts';

/** No forbidden question or remark, unless a person overrode the finding with a reason that is on record. */
export function lawProblems(plan: PlanContent): PlanProblem[] {
  return plan.questions
    .filter((question) => question.guard.verdict === 'forbidden')
    .map((question) => ({ rule: 'law.forbidden' as const, questionId: question.id }));
}

/** All that an interviewer would say or write down because of this question. */
export function spokenTexts(question: Pick<Question, 'text' | 'probes'>): string[] {
  return [question.text, ...question.probes.map((probe) => probe.text)];
}
