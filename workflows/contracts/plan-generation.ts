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

/** The CV that a generation waits for was read, or cannot be read: check again. */
export const cvSettledSignal = planGeneration.signal<void>('cvSettled');

/** The user does not want to wait for the model: the playbook finishes the plan. */
export const playbookWantedSignal = planGeneration.signal<void>('playbookWanted');

/** Why the playbook writes a plan that a model was meant to write. */
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

/** On queue `wf`. Each is idempotent, and does nothing once the generation has ended. */
export interface PlanGenerationActivities {
  /**
   * Decides whether to wait for the CV, write, or stop because the generation was cancelled. `deadlinePassed`: do not
   * wait for the CV any longer. Fails with a retryable error while the owner's other plans use all of their concurrent
   * model runs.
   */
  beginGeneration(
    input: PlanGenerationInput & { deadlinePassed: boolean },
  ): Promise<{ next: 'wait' | 'cancelled' } | { next: 'write'; writer: 'ai' | 'playbook' }>;
  buildCoreFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /** With a reason, it replaces what a model wrote. */
  tailorFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /**
   * Whether the generation is still running; called after a database outage, and answered once the database is back.
   */
  isRunning(input: PlanGenerationInput): Promise<boolean>;
  /**
   * `refused`: the part tailored by a model breaks a rule. The playbook's part is published whatever its validation
   * says, unless that would replace a plan that passes.
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
  /** the generation was cancelled in the meantime */
  readonly cancelled: boolean;
  readonly questions: number;
}

/** On queue `act-llm`. A permanent failure has the {@link PlanFallback} as its first detail. */
export interface PlanWritingActivities {
  buildCore(input: PlanGenerationInput): Promise<PlanPartResult>;
  tailor(input: PlanGenerationInput): Promise<PlanPartResult>;
}
