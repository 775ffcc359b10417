import type { Run } from '#contracts/interviewing.ts';

export interface MinutesRow {
  readonly key: string;
  /** number of the question; absent in the row of everything outside the questions */
  readonly order?: number;
  readonly planned: number;
  readonly used: number;
  readonly dropped: boolean;
}

/** Minutes planned and used: a row for each question and one for everything outside of them, so that they add up. */
export function minutesRows({ plan, answers, clock }: Run): MinutesRow[] {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  const rows = plan.questions.map((question): MinutesRow => {
    const answer = answerOf.get(question.id);
    const used = toMinutes(answer?.spentSec ?? 0);
    return {
      key: question.id,
      order: question.order,
      planned: question.expectedMin,
      used,
      dropped: answer?.state === 'skipped' && used === 0,
    };
  });
  const planned = plan.flow.filter(({ kind }) => kind !== 'question').reduce((sum, { minutes }) => sum + minutes, 0);
  const onQuestions = rows.reduce((sum, { used }) => sum + used, 0);
  const used = Math.max(0, toMinutes(clock.elapsedSec) - onQuestions);
  return [...rows, { key: 'rest', planned, used, dropped: false }];
}

function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
