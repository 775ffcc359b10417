import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { isNotedPart, notedParts } from '#contracts/interviewing/run/run-rules.ts';
import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** A part of the interview, as listed in the rail and stepped through by keyboard. */
export interface RunStep {
  /** index in the plan's flow */
  readonly index: number;
  readonly flow: FlowStep;
  readonly question: Question | undefined;
}

/** The kind of a part without a question. */
export type ScriptedKind = Exclude<FlowStep['kind'], 'question' | 'buffer'>;

export function isScripted(kind: FlowStep['kind']): kind is ScriptedKind {
  return kind !== 'question' && kind !== 'buffer';
}

/** Every part of the flow except the buffer, in which nothing happens. */
export function runSteps(plan: Plan): RunStep[] {
  const questions = new Map(plan.questions.map((question) => [question.id, question]));
  return plan.flow
    .map((flow, index) => ({ index, flow, question: questions.get(flow.questionId ?? '') }))
    .filter(({ flow }) => flow.kind !== 'buffer');
}

/** The id that notes of this step are stored under: its question's, or that of the part if it takes notes. */
export function notedIdOf({ flow, question }: Pick<RunStep, 'flow' | 'question'>): string | undefined {
  return question?.id ?? (isNotedPart(flow.kind) ? notedParts[flow.kind] : undefined);
}

/**
 * Whether a scripted part comes before the first question; the position of the requirements check depends on the type
 * of interview.
 */
export function isOpening({ index }: RunStep, steps: readonly RunStep[]): boolean {
  const first = steps.find(({ flow }) => flow.kind === 'question');
  return first === undefined || index < first.index;
}

/** The step before or after the one at `index`, if there is one. */
export function adjacentStep(steps: readonly RunStep[], index: number, by: 1 | -1): RunStep | undefined {
  const at = steps.findIndex((step) => step.index === index);
  return at < 0 ? undefined : steps[at + by];
}

/** The step in which an unscored point is answered: that of the question it follows, or the requirements part. */
export function stepOfPoint(
  steps: readonly RunStep[],
  { questionId }: Pick<RunPoint, 'questionId'>,
): RunStep | undefined {
  return steps.find(({ flow, question }) =>
    questionId === undefined ? flow.kind === 'requirements' : question?.id === questionId,
  );
}
