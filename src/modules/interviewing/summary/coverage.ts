import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Coverage } from '#contracts/interviewing/summary/interview-summary.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { competencyMean } from '#contracts/interviewing/summary/core-mean.ts';

/**
 * How far the scores cover the plan's competencies. Means are hidden until a recommendation is recorded, so that they
 * do not influence the decision.
 */
export function coverageOf(plan: Plan, answers: readonly Answer[], decided: boolean): Coverage[] {
  const scores = new Map(answers.map(({ questionId, score }) => [questionId, score]));
  return plan.competencies.map(({ id, name, mustHave }) => {
    const questions = plan.questions.filter(({ competencyId }) => competencyId === id);
    const given = questions.flatMap((question) => scores.get(question.id) ?? []);
    const { mean, isOwn, apart } = competencyMean(questions, answers);
    return {
      competencyId: id,
      name,
      mustHave,
      questions: questions.length,
      scored: given.length,
      insufficientEvidence: mustHave && given.length === 0,
      mean: decided ? mean : null,
      isOwn,
      apart: decided ? apart : [],
    };
  });
}
