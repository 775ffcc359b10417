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
  /** `gone`: the version was deleted, or its other language was begun anew */
  readonly state: 'ready' | 'failed' | 'gone';
  readonly texts: number;
  /** questions that stay in the plan's own words */
  readonly kept: number;
}

export const planTwin = workflow<PlanTwinInput, PlanTwinResult, Pick<PlanTwinInput, 'planId' | 'version' | 'attempt'>>(
  'planTwin',
  {
    queue: taskQueues.wf,
    id: ({ planId, version, attempt }) => `plan-twin/${planId}/${String(version)}/${String(attempt)}`,
  },
);

/** On queue `wf`. Each may run twice, and does nothing once the run has ended. */
export interface PlanTwinActivities {
  /** Takes over what an earlier version has in the same words, and says whether a model is to be asked. */
  beginTwin(input: PlanTwinInput): Promise<{ next: 'translate' | 'gone' }>;
  failTwin(input: PlanTwinInput & { code: string }): Promise<void>;
}

/** On queue `act-llm`. Goes on from what has come. A failure for good carries its reason as its first detail. */
export interface TranslationActivities {
  translatePlan(input: PlanTwinInput): Promise<PlanTwinResult>;
}
