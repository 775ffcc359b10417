import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';

/** The progress of a run, including the seconds up to now. */
export interface RunProgress {
  readonly plan: Plan;
  readonly answers: readonly Answer[];
  readonly elapsedSec: number;
  /** index in the plan's flow */
  readonly currentStep: number;
  /** seconds spent on parts without a question, by index in the flow, as far as this device knows them */
  readonly partSec: Readonly<Record<number, number>>;
}
