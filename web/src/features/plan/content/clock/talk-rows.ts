import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

export interface TalkRow {
  /** minutes since the start of the interview */
  readonly from: number;
  readonly to: number;
  readonly step: FlowStep;
  readonly question: Question | undefined;
}

/** A range of minutes since the start of the interview. */
export type TalkTime = Pick<TalkRow, 'from' | 'to'>;

/** The break, if it comes directly before the question with this id. */
export function breakBefore(rows: readonly TalkRow[], questionId: string): TalkTime | undefined {
  const row = rows[rows.findIndex(({ step }) => step.questionId === questionId) - 1];
  return row?.step.kind === 'break' ? row : undefined;
}

/** The parts of the interview in order, with their times; parts without minutes are omitted. */
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
