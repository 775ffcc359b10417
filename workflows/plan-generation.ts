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

/** The type of an activity's failure for want of a database. */
const databaseAway = 'DatabaseAway';
/** How often one part may lose its database and still begin anew: each time the model may have to be paid again. */
const mostOutages = 5;

// The retries ride out a database that is away for hours.
const onDatabase: ActivityOptions = {
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
};
const onModel: ActivityOptions = {
  taskQueue: taskQueues.actLlm,
  // Three calls of a slow model, each as long as tokens arrive.
  startToCloseTimeout: '1 hour',
  // What a killed worker was writing is given to another after this silence; a living one is heard every four seconds.
  heartbeatTimeout: '12 seconds',
  // What nobody has begun by then has no worker to do it: the playbook does.
  scheduleToStartTimeout: '20 minutes',
  scheduleToCloseTimeout: '2 hours',
  // The playbook does not wait until a worker has heard of it.
  cancellationType: ActivityCancellationType.TRY_CANCEL,
  retry: {
    initialInterval: '2 seconds',
    backoffCoefficient: 2,
    maximumInterval: '60 seconds',
    maximumAttempts: 3,
    // Says nothing about the model and must not use up its tries: see `despiteOutages`.
    nonRetryableErrorTypes: [databaseAway],
  },
};
const database = proxyActivities<PlanGenerationActivities>(onDatabase);
const model = proxyActivities<PlanWritingActivities>(onModel);

const cvPatienceMs = 120_000;
const cvSettled = defineSignal(cvSettledSignal.name);
const playbookWanted = defineSignal(playbookWantedSignal.name);

/** The order of steps of one generation of a plan; each step's truth is in the database. */
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

/** Who is to write, or undefined when there is nothing to write any more. */
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
  /** somebody wants the playbook to go on instead */
  isOver(): boolean;
  /** @throws CancelledFailure when it is over before the model is done */
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

  /** Once a model failed, the playbook does this part and those that follow. */
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

/** Once the database answers again, the model is asked anew with all its tries. */
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

/** A time-out or an error nobody foresaw: the provider, or the way to it, is down. */
function fallbackOf(failure: ActivityFailure): PlanFallback {
  const detail: unknown = failure.cause instanceof ApplicationFailure ? failure.cause.details?.[0] : undefined;
  return planFallbacks.find((reason) => reason === detail) ?? 'provider_down';
}
