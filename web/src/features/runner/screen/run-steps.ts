import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { isNotedPart, notedParts } from '#contracts/interviewing/run/run-rules.ts';
import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** A part of the interview that the rail lists and the keys move through. */
export interface RunStep {
  /** its place in the plan's flow */
  readonly index: number;
  readonly flow: FlowStep;
  readonly question: Question | undefined;
}

/** A part in which no question is asked. */
export type ScriptedKind = Exclude<FlowStep['kind'], 'question' | 'buffer'>;

export function isScripted(kind: FlowStep['kind']): kind is ScriptedKind {
  return kind !== 'question' && kind !== 'buffer';
}

/** Every part of the flow but the buffer, in which nothing is asked or said. */
export function runSteps(plan: Plan): RunStep[] {
  const questions = new Map(plan.questions.map((question) => [question.id, question]));
  return plan.flow
    .map((flow, index) => ({ index, flow, question: questions.get(flow.questionId ?? '') }))
    .filter(({ flow }) => flow.kind !== 'buffer');
}

/** What notes of this step are written under: its question, or the part itself where it takes notes. */
export function notedIdOf({ flow, question }: Pick<RunStep, 'flow' | 'question'>): string | undefined {
  return question?.id ?? (isNotedPart(flow.kind) ? notedParts[flow.kind] : undefined);
}

/** Whether a scripted part comes before the first question: where the requirements check stands depends on the type of interview. */
export function isOpening({ index }: RunStep, steps: readonly RunStep[]): boolean {
  const first = steps.find(({ flow }) => flow.kind === 'question');
  return first === undefined || index < first.index;
}

/** The step before or after the one at `index`, if there is one. */
export function adjacentStep(steps: readonly RunStep[], index: number, by: 1 | -1): RunStep | undefined {
  const at = steps.findIndex((step) => step.index === index);
  return at < 0 ? undefined : steps[at + by];
}

/** Where something that is never scored is answered: at the question behind which it is asked, or in the part of its own. */
export function stepOfPoint(
  steps: readonly RunStep[],
  { questionId }: Pick<RunPoint, 'questionId'>,
): RunStep | undefined {
  return steps.find(({ flow, question }) =>
    questionId === undefined ? flow.kind === 'requirements' : question?.id === questionId,
  );
}
