import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

export interface TalkRow {
  /** minutes since the start */
  readonly from: number;
  readonly to: number;
  readonly step: FlowStep;
  readonly question: Question | undefined;
}

/** From which minute of the talk to which. */
export type TalkTime = Pick<TalkRow, 'from' | 'to'>;

/** When a part, or the question with an id, has its time; undefined for what the talk has no minutes for. */
export function timeOf(
  rows: readonly TalkRow[],
  what: FlowStep['kind'] | { readonly questionId: string },
): TalkTime | undefined {
  return rows.find(({ step }) => (typeof what === 'string' ? step.kind === what : step.questionId === what.questionId));
}

/** The break where it comes right before the question with an id. */
export function breakBefore(rows: readonly TalkRow[], questionId: string): TalkTime | undefined {
  const row = rows[rows.findIndex(({ step }) => step.questionId === questionId) - 1];
  return row?.step.kind === 'break' ? row : undefined;
}

/** The parts of the talk in their order, by the clock; what has no minutes is no part. */
export function talkRows({ flow, questions }: Pick<Plan, 'flow' | 'questions'>): readonly TalkRow[] {
  let from = 0;
  return flow
    .filter(({ minutes }) => minutes > 0)
    .map((step) => {
      const row = { from, to: from + step.minutes, step, question: questions.find(({ id }) => id === step.questionId) };
      from = row.to;
      return row;
    });
}
