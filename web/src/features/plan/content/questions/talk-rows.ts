import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan.ts';

interface TalkRow {
  /** minutes since the start */
  readonly from: number;
  readonly to: number;
  readonly step: FlowStep;
  readonly question: Question | undefined;
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
