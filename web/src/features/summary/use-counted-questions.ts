import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { coreScores } from '#contracts/interviewing/summary/core-mean.ts';
import { useQuestionNumbers } from '#web/entities/plan/question/use-question-numbers.ts';

/** The numbers of the questions that count in the interview's mean; empty if there are none. */
export function useCountedQuestions({ plan, answers }: Pick<Run, 'plan' | 'answers'>): string {
  const numbers = useQuestionNumbers();
  return numbers(coreScores(plan.questions, answers).map(({ question }) => question.order));
}
