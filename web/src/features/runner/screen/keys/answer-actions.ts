import type { Answer, SkipReason } from '#contracts/interviewing/run/interview-run.ts';
import type { RunStore } from '#web/features/runner/sync/run-store.ts';

type Actions = Pick<RunStore, 'change' | 'view'>;

/** Also marks the question as answered, even if it was skipped before. */
export function setScore(store: Actions, questionId: string, value: number | null): void {
  store.change(questionId, { kind: 'score', value });
  const answer = store.view().answers.find((one) => one.questionId === questionId);
  if (value !== null && answer?.state !== 'answered') setAnswered(store, questionId, true);
}

/** Skips a question and clears its score, which would otherwise count in the mean. */
export function skipQuestion(store: Actions, questionId: string, reason: SkipReason): void {
  const answer = store.view().answers.find((one) => one.questionId === questionId);
  if (answer !== undefined && answer.score !== null) store.change(questionId, { kind: 'score', value: null });
  store.change(questionId, { kind: 'state', value: { state: 'skipped', reason } });
}

/** Neither scored nor marked as answered or skipped. */
export function isUnjudged(answer: Pick<Answer, 'score' | 'state'> | undefined): boolean {
  return answer === undefined || (answer.score === null && answer.state === 'remaining');
}

export function setAnswered(store: Actions, questionId: string, answered: boolean): void {
  store.change(questionId, { kind: 'state', value: { state: answered ? 'answered' : 'remaining' } });
}
