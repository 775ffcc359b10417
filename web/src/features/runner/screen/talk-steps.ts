import type { FlowStep, Plan, Question } from '#contracts/plan.ts';

/** A part of the talk that the rail lists and the keys walk through. */
export interface TalkStep {
  /** its place in the plan's flow */
  readonly index: number;
  readonly flow: FlowStep;
  readonly question: Question | undefined;
}

/** Everything of the flow that is talked about; the buffer is nobody's turn. */
export function talkSteps(plan: Plan): TalkStep[] {
  const questions = new Map(plan.questions.map((question) => [question.id, question]));
  return plan.flow
    .map((flow, index) => ({ index, flow, question: questions.get(flow.questionId ?? '') }))
    .filter(({ flow }) => flow.kind !== 'buffer');
}

/** The step before or after the one at `index`, if there is one. */
export function neighbour(steps: readonly TalkStep[], index: number, by: 1 | -1): TalkStep | undefined {
  const at = steps.findIndex((step) => step.index === index);
  return at < 0 ? undefined : steps[at + by];
}
