import {
  ActivityCancellationType,
  ActivityFailure,
  type ActivityInterfaceFor,
  type ActivityOptions,
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import { codeOfFailure } from './shared/code-of-failure.ts';
import {
  type PlanFallback,
  type PlanGenerationActivities,
  type PlanGenerationInput,
  type PlanGenerationResult,
  type PlanPartResult,
  type PlanWritingActivities,
  cvSettledSignal,
  playbookWantedSignal,
  type planGeneration as declared,
  planFallbacks,
} from './contracts/plan-generation.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

/** Failure type of an activity that could not reach the database. */
const databaseAway = 'DatabaseAway';
/**
 * How many database outages one part survives by starting over: each time the model's work may have to be paid for
 * again.
 */
const mostOutages = 5;

// The retries outlast database outages of several hours.
const onDatabase: ActivityOptions = {
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
};
const onModel: ActivityOptions = {
  taskQueue: taskQueues.actLlm,
  // Three calls to a slow model, each of which may take as long as tokens keep arriving.
  startToCloseTimeout: '1 hour',
  // After this silence, the work of a killed worker goes to another one; a live worker sends a heartbeat every four
  // seconds.
  heartbeatTimeout: '12 seconds',
  // If nobody has started by then, no worker is available: the playbook takes over.
  scheduleToStartTimeout: '20 minutes',
  scheduleToCloseTimeout: '2 hours',
  // The playbook does not wait for the worker to acknowledge the cancellation.
  cancellationType: ActivityCancellationType.TRY_CANCEL,
  retry: {
    initialInterval: '2 seconds',
    backoffCoefficient: 2,
    maximumInterval: '60 seconds',
    maximumAttempts: 3,
    // Does not concern the model and must not use up its attempts: see `despiteOutages`.
    nonRetryableErrorTypes: [databaseAway],
  },
};
const database = proxyActivities<PlanGenerationActivities>(onDatabase);
const model = proxyActivities<PlanWritingActivities>(onModel);

const cvPatienceMs = 120_000;
const cvSettled = defineSignal(cvSettledSignal.name);
const playbookWanted = defineSignal(playbookWantedSignal.name);

/** The sequence of steps of one plan generation; the state of each step is in the database. */
export const planGeneration: RunOf<typeof declared> = async (input) => {
  const waiting = awaitingModel();
  try {
    const writer = await waitForCv(input);
    const result = writer === undefined ? cancelled : await write(input, writer, waiting);
    tellOperators(result.state, { source: result.source, questions: result.questions });
    return result;
  } catch (error) {
    if (isCancellation(error)) {
      await CancellationScope.nonCancellable(() => end(input, { state: 'cancelled' }));
      return cancelled;
    }
    if (!(error instanceof ActivityFailure)) throw error;
    await end(input, { state: 'failed', code: codeOfFailure(error, 'interviewing.plan_failed') });
    return { state: 'failed', source: null, questions: 0 };
  }
};

const cancelled: PlanGenerationResult = { state: 'cancelled', source: null, questions: 0 };

/** Waits for the CV. Returns who writes the plan, or undefined if the generation was cancelled. */
async function waitForCv(input: PlanGenerationInput): Promise<'ai' | 'playbook' | undefined> {
  let cvHasSettled = false;
  setHandler(cvSettled, () => {
    cvHasSettled = true;
  });
  tellOperators('reading_cv');
  const until = Date.now() + cvPatienceMs;
  for (;;) {
    const deadlinePassed = Date.now() >= until;
    cvHasSettled = false;
    const begun = await call(database.beginGeneration, onDatabase, 'reading the CV', { ...input, deadlinePassed });
    if (begun.next === 'write') return begun.writer;
    if (begun.next === 'cancelled') return undefined;
    await condition(() => cvHasSettled, Math.max(1, until - Date.now()));
  }
}

interface AwaitingModel {
  /** whether the user has asked for the playbook instead */
  isOver(): boolean;
  /** @throws CancelledFailure if the user asks for the playbook before the model is done */
  run<Result>(ofModel: () => Promise<Result>): Promise<Result>;
}

function awaitingModel(): AwaitingModel {
  let isOver = false;
  let scope: CancellationScope | undefined;
  setHandler(playbookWanted, () => {
    isOver = true;
    scope?.cancel();
  });
  return {
    isOver: () => isOver,
    run: (ofModel) => {
      scope = new CancellationScope();
      return scope.run(ofModel);
    },
  };
}

async function write(
  input: PlanGenerationInput,
  writer: 'ai' | 'playbook',
  waiting: AwaitingModel,
): Promise<PlanGenerationResult> {
  let fallback: PlanFallback | null = null;
  let byModel = writer === 'ai';

  /** Runs one part. Once a model has failed, the playbook writes this part and all later ones. */
  async function part(
    name: string,
    ofModel: () => Promise<PlanPartResult>,
    ofPlaybook: (reason: PlanFallback | null) => Promise<PlanPartResult>,
  ): Promise<PlanPartResult> {
    if (byModel && waiting.isOver()) {
      byModel = false;
      fallback = 'not_awaited';
    }
    tellOperators(name, { writer: byModel ? 'model' : 'playbook' });
    if (byModel) {
      try {
        return await waiting.run(() => despiteOutages(input, ofModel));
      } catch (error) {
        if (CancellationScope.current().consideredCancelled || !(error instanceof ActivityFailure)) throw error;
        if (isCancellation(error) && !waiting.isOver()) throw error;
        byModel = false;
        fallback = isCancellation(error) ? 'not_awaited' : fallbackOf(error);
      }
    }
    return ofPlaybook(fallback);
  }

  const tailorFromPlaybook = (reason: PlanFallback | null) =>
    call(database.tailorFromPlaybook, onDatabase, `tailoring, playbook${why(reason)}`, { ...input, reason });

  const core = await part(
    'building_core',
    () => call(model.buildCore, onModel, 'building the core, model', input),
    (reason) =>
      call(database.buildCoreFromPlaybook, onDatabase, `building the core, playbook${why(reason)}`, {
        ...input,
        reason,
      }),
  );
  if (core.cancelled) return cancelled;
  const tailored = await part(
    'tailoring',
    () => call(model.tailor, onModel, `tailoring, model, core of ${core.questions} questions`, input),
    tailorFromPlaybook,
  );
  if (tailored.cancelled) return cancelled;

  tellOperators('publishing', { 'core questions': core.questions, 'CV questions': tailored.questions, fallback });
  const publish = () => call(database.publishPlan, onDatabase, 'checking evidence and law, fitting the time', input);
  let published = await publish();
  if (published.state === 'refused') {
    await tailorFromPlaybook('invalid');
    published = await publish();
  }
  return published.state === 'ready' ? published : cancelled;
}

/** After a database outage, calls the model again with all its attempts. */
async function despiteOutages(
  input: PlanGenerationInput,
  ofModel: () => Promise<PlanPartResult>,
): Promise<PlanPartResult> {
  for (let outages = 1; ; outages += 1) {
    try {
      return await ofModel();
    } catch (error) {
      if (!isDatabaseAway(error) || outages > mostOutages) throw error;
    }
    if (!(await call(database.isRunning, onDatabase, 'waiting for the database', input))) {
      return { cancelled: true, questions: 0 };
    }
  }
}

async function end(
  input: PlanGenerationInput,
  how: Parameters<PlanGenerationActivities['endGeneration']>[0]['end'],
): Promise<void> {
  tellOperators(how.state);
  await call(database.endGeneration, onDatabase, `ending as ${how.state}`, { ...input, end: how });
}

function call<Input, Result>(
  activity: ActivityInterfaceFor<{ run(input: Input): Promise<Result> }>['run'],
  options: ActivityOptions,
  summary: string,
  input: Input,
): Promise<Result> {
  return activity.executeWithOptions({ ...options, summary }, [input]);
}

function why(reason: PlanFallback | null): string {
  return reason === null ? '' : ` (${reason})`;
}

function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === databaseAway;
}

/** Unknown failures and timeouts mean that the provider, or the connection to it, is down. */
function fallbackOf(failure: ActivityFailure): PlanFallback {
  const detail: unknown = failure.cause instanceof ApplicationFailure ? failure.cause.details?.[0] : undefined;
  return planFallbacks.find((reason) => reason === detail) ?? 'provider_down';
}
