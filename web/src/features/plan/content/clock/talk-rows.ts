import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

export interface TalkRow {
  /** minutes since the start */
  readonly from: number;
  readonly to: number;
  readonly step: FlowStep;
  readonly question: Question | undefined;
}

/** When a part begins, or the question with an id, in minutes since the start; undefined for what the talk has no minutes for. */
export function startOf(
  rows: readonly TalkRow[],
  what: FlowStep['kind'] | { readonly questionId: string },
): number | undefined {
  return rows.find(({ step }) => (typeof what === 'string' ? step.kind === what : step.questionId === what.questionId))
    ?.from;
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
