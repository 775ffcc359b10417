import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface PlanGenerationInput {
  readonly ownerId: string;
  readonly interviewId: string;
  readonly planId: string;
  readonly attempt: number;
}

export interface PlanGenerationResult {
  readonly state: 'ready' | 'failed' | 'cancelled';
  readonly source: 'ai' | 'playbook' | null;
  readonly questions: number;
}

export const planGeneration = workflow<
  PlanGenerationInput,
  PlanGenerationResult,
  Pick<PlanGenerationInput, 'planId' | 'attempt'>
>('planGeneration', {
  queue: taskQueues.wf,
  id: ({ planId, attempt }) => `plan-generation/${planId}/${attempt}`,
});

/** The CV that a generation waits for was read, or cannot be: ask again. */
export const cvSettledSignal = planGeneration.signal<void>('cvSettled');

/** Somebody does not wait for the model: the playbook finishes the plan. */
export const playbookWantedSignal = planGeneration.signal<void>('playbookWanted');

/** Why the playbook writes what a model was wanted for. */
export const planFallbacks = [
  'no_provider',
  'provider_down',
  'refused',
  'invalid',
  'budget',
  'misconfigured',
  'no_credit',
  'not_awaited',
] as const;
export type PlanFallback = (typeof planFallbacks)[number];

/** On queue `wf`. Each may run twice, and does nothing once the generation has ended. */
export interface PlanGenerationActivities {
  /**
   * Whether to wait for the CV, write, or stop because the generation was cancelled. `deadlinePassed`: the CV had its
   * time, do not wait any more. Fails, to be tried again, while models are writing enough other plans of the same owner.
   */
  beginGeneration(
    input: PlanGenerationInput & { deadlinePassed: boolean },
  ): Promise<{ next: 'wait' | 'cancelled' } | { next: 'write'; writer: 'ai' | 'playbook' }>;
  buildCoreFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /** With a reason it replaces what a model wrote. */
  tailorFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /** Whether it goes on; asked after the database was away, and answered when it is back. */
  isRunning(input: PlanGenerationInput): Promise<boolean>;
  /**
   * `refused`: what a model tailored breaks a rule. The playbook's is published whatever its gate says, unless it would
   * replace a plan that passes.
   */
  publishPlan(
    input: PlanGenerationInput,
  ): Promise<{ state: 'cancelled' | 'refused' } | { state: 'ready'; source: 'ai' | 'playbook'; questions: number }>;
  endGeneration(
    input: PlanGenerationInput & { end: { state: 'cancelled' } | { state: 'failed'; code: string } },
  ): Promise<void>;
}

export type PlaybookPartInput = PlanGenerationInput & { readonly reason: PlanFallback | null };

export interface PlanPartResult {
  /** the generation was cancelled meanwhile */
  readonly cancelled: boolean;
  readonly questions: number;
}

/** On queue `act-llm`. A failure for good carries the {@link PlanFallback} as its first detail. */
export interface PlanWritingActivities {
  buildCore(input: PlanGenerationInput): Promise<PlanPartResult>;
  tailor(input: PlanGenerationInput): Promise<PlanPartResult>;
}
