import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface PlanTwinInput {
  readonly ownerId: string;
  readonly interviewId: string;
  readonly planId: string;
  readonly version: number;
  readonly attempt: number;
}

export interface PlanTwinResult {
  /** `gone`: the version was deleted, or its translation was started anew */
  readonly state: 'ready' | 'failed' | 'gone';
  readonly texts: number;
  /** questions that stay in the plan's original language */
  readonly kept: number;
}

export const planTwin = workflow<PlanTwinInput, PlanTwinResult, Pick<PlanTwinInput, 'planId' | 'version' | 'attempt'>>(
  'planTwin',
  {
    queue: taskQueues.wf,
    id: ({ planId, version, attempt }) => `plan-twin/${planId}/${String(version)}/${String(attempt)}`,
  },
);

/** On queue `wf`. Each is idempotent, and does nothing once the run has ended. */
export interface PlanTwinActivities {
  /** Reuses translations of identical texts from an earlier version, and decides whether a model has to be called. */
  beginTwin(input: PlanTwinInput): Promise<{ next: 'translate' | 'gone' }>;
  failTwin(input: PlanTwinInput & { code: string }): Promise<void>;
}

/**
 * On queue `act-llm`. Continues with what has arrived so far. A permanent failure has its reason as the first detail.
 */
export interface TranslationActivities {
  translatePlan(input: PlanTwinInput): Promise<PlanTwinResult>;
}
