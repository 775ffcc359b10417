import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';

/** How far a run is, with every second counted up to now. */
export interface RunProgress {
  readonly plan: Plan;
  readonly answers: readonly Answer[];
  readonly elapsedSec: number;
  /** index of the plan's flow */
  readonly currentStep: number;
  /** seconds spent on the parts without a question, by their index in the flow, as far as this device knows them */
  readonly partSec: Readonly<Record<number, number>>;
}
