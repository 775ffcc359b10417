import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
} from '@temporalio/workflow';
import type {
  PlanTwinActivities,
  PlanTwinResult,
  TranslationActivities,
  planTwin as declared,
} from './contracts/plan-twin.ts';
import { type PlanFallback, planFallbacks } from './contracts/plan-generation.ts';
import { codeOfFailure } from './shared/code-of-failure.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

// The retries outlast database outages of several hours.
const { beginTwin, failTwin } = proxyActivities<PlanTwinActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

const { translatePlan } = proxyActivities<TranslationActivities>({
  taskQueue: taskQueues.actLlm,
  // A slow model translates the parts one by one.
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '12 seconds',
  scheduleToStartTimeout: '20 minutes',
  scheduleToCloseTimeout: '2 hours',
  // Parts that have arrived are stored, so each attempt requests only the rest.
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '60 seconds', maximumAttempts: 4 },
  summary: 'the plan in its other language, model',
});

/** Translates one version of a plan into the other language; the state of each step is in the database. */
export const planTwin: RunOf<typeof declared> = async (input) => {
  try {
    tellOperators('begun');
    const { next } = await beginTwin(input);
    if (next === 'gone') {
      tellOperators('gone');
      return gone;
    }
    tellOperators('translating');
    const result = await translatePlan(input);
    tellOperators(result.state, { texts: result.texts, 'questions kept': result.kept });
    return result;
  } catch (error) {
    await CancellationScope.nonCancellable(() => failTwin({ ...input, code: codeOf(error) }));
    tellOperators(isCancellation(error) ? 'cancelled' : 'failed');
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error;
    return { state: 'failed', texts: 0, kept: 0 };
  }
};

const gone: PlanTwinResult = { state: 'gone', texts: 0, kept: 0 };

/** Failures with their own error code, because a retry does not help. */
const codes: Readonly<Partial<Record<PlanFallback, string>>> = {
  budget: 'interviewing.suggestion_budget_spent',
  misconfigured: 'interviewing.model_misconfigured',
  no_credit: 'interviewing.model_without_credit',
};

function codeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const detail: unknown = cause instanceof ApplicationFailure ? cause.details?.[0] : undefined;
  const reason = planFallbacks.find((one) => one === detail);
  return (reason && codes[reason]) ?? codeOfFailure(error, 'interviewing.twin_failed');
}
