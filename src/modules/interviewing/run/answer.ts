import type { Answer } from '#contracts/interviewing.ts';
import type { Plan } from '#contracts/plan.ts';

export function emptyAnswer(questionId: string): Answer {
  return {
    questionId,
    state: 'remaining',
    skipReason: null,
    score: null,
    behavioursSeen: [],
    notes: '',
    redFlagSeen: false,
    spentSec: 0,
    versions: { state: 0, score: 0, ticks: 0, note: 0, flag: 0 },
  };
}

/** Must-ask questions that are neither scored nor skipped: an interview with any cannot be completed. */
export function openMustAsks(plan: Plan, answers: readonly Answer[]): string[] {
  const settled = new Set(
    answers.filter(({ score, state }) => score !== null || state === 'skipped').map(({ questionId }) => questionId),
  );
  return plan.questions.filter(({ id, mustAsk }) => mustAsk && !settled.has(id)).map(({ id }) => id);
}
