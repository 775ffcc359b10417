import { setTimeout as sleep } from 'node:timers/promises';
import {
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
  type WorkerOptions,
  type WorkflowBundleOption,
} from '@temporalio/worker';
import { type TaskQueue, taskQueues } from '#workflows/contracts/task-queues.ts';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { connectionOptions } from './client.ts';
import { ensureNamespace } from './ensure-namespace.ts';
import { ensureSchedules } from './ensure-schedules.ts';
import { workflowBundle } from './workflow-bundle.ts';

/** Activities by the task queue that runs them; workflows run on `wf`. */
export type ActivitiesByQueue = Readonly<Partial<Record<TaskQueue, object>>>;

export interface RunningWorkers {
  /** Lets activities finish within the grace period, then stops. */
  stop(): Promise<void>;
}

// Fixed instead of tuned by the SDK, so that memory stays bounded. Parsing: one PDF at a time per two cores.
const activitySlots: Readonly<Record<TaskQueue, number>> = {
  [taskQueues.wf]: 100,
  [taskQueues.actParse]: 1,
  [taskQueues.actLlm]: 20,
  [taskQueues.actMail]: 10,
  [taskQueues.actHttp]: 20,
};

const heartbeatEvery = '4s';
/** How long a workflow task waits for the worker that has the workflow cached, which may have been killed. */
const stickyFor = '5s';

/**
 * Runs the workers for the lifetime of the process: waits for Temporal, and restarts after a permanent connection
 * failure. The rest of the process does not wait for it.
 */
export function runWorkers(deps: {
  config: Config;
  logger: Logger;
  activities: ActivitiesByQueue;
  /** the workflow bundle; called again after a failure */
  bundle?: () => Promise<WorkflowBundleOption>;
}): RunningWorkers {
  installRuntime(deps.logger);
  const stopping = new AbortController();
  let running: readonly Worker[] = [];
  const loop = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      for (const worker of running) if (worker.getState() === 'RUNNING') worker.shutdown();
      await loop;
    },
  };

  async function keepRunning(): Promise<void> {
    const bundle = await madeBundle();
    let lastReason: string | undefined;
    while (bundle !== undefined && !stopping.signal.aborted) {
      try {
        await runOnce(bundle);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastReason) deps.logger.info({ reason }, 'worker: Temporal is not there yet');
        lastReason = reason;
      }
      await pause(1000);
    }
  }

  /**
   * A failure to build the bundle (such as a full disk) delays the workflows, but not the relay. Undefined when
   * stopping.
   */
  async function madeBundle(): Promise<WorkflowBundleOption | undefined> {
    while (!stopping.signal.aborted) {
      try {
        return await (deps.bundle ?? workflowBundle)();
      } catch (error) {
        deps.logger.error({ err: error }, 'worker: the workflows could not be bundled, will be tried again');
        await pause(bundleRetryMs);
      }
    }
    return undefined;
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function runOnce(bundle: WorkflowBundleOption): Promise<void> {
    const connection = await NativeConnection.connect(connectionOptions(deps.config));
    const created: Worker[] = [];
    try {
      await ensureNamespace(connection, deps.config.TEMPORAL_NAMESPACE);
      await ensureSchedules(connection, deps.config.TEMPORAL_NAMESPACE);
      const queues = queuesOf(deps.activities);
      for (const queue of queues) created.push(await Worker.create(optionsOf(queue, connection, bundle)));
      if (stopping.signal.aborted) return;
      running = created;
      deps.logger.info({ queues }, 'worker: running');
      await Promise.all(created.map((worker) => worker.run()));
    } finally {
      running = [];
      await release(created);
      await connection.close();
    }
  }

  function optionsOf(taskQueue: TaskQueue, connection: NativeConnection, bundle: WorkflowBundleOption): WorkerOptions {
    return {
      connection,
      namespace: deps.config.TEMPORAL_NAMESPACE,
      taskQueue,
      activities: deps.activities[taskQueue] ?? {},
      maxConcurrentActivityTaskExecutions:
        taskQueue === taskQueues.actLlm ? deps.config.LLM_MAX_CONCURRENT : activitySlots[taskQueue],
      // The default grace period is 0: a deployment would cancel every activity at once.
      shutdownGraceTime: '25s',
      shutdownForceTime: '35s',
      // By default, the SDK throttles heartbeats to 0.8 of their timeout, and cancellations are only delivered with
      // them.
      maxHeartbeatThrottleInterval: heartbeatEvery,
      ...(taskQueue === taskQueues.wf
        ? {
            workflowBundle: bundle,
            maxConcurrentWorkflowTaskExecutions: 40,
            maxCachedWorkflows: 300,
            stickyQueueScheduleToStartTimeout: stickyFor,
          }
        : {}),
    };
  }
}

/** A worker that was never run, or whose sibling failed, keeps the connection open until it has run and stopped. */
async function release(workers: readonly Worker[]): Promise<void> {
  await Promise.allSettled(
    workers.map((worker) => {
      const ended = worker.getState() === 'INITIALIZED' ? worker.run() : Promise.resolve();
      if (worker.getState() === 'RUNNING') worker.shutdown();
      return ended;
    }),
  );
}

/** A queue without activities gets no worker: the SDK rejects a worker with nothing to do. */
function queuesOf(activities: ActivitiesByQueue): readonly TaskQueue[] {
  return Object.values(taskQueues).filter((queue) => queue === taskQueues.wf || activities[queue] !== undefined);
}

/** Each attempt runs for seconds in a separate process. */
const bundleRetryMs = 10_000;

let installed = false;

function installRuntime(logger: Logger): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    logger: new DefaultLogger('INFO', ({ level, message, meta }) => {
      const levels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const;
      logger[levels[level]](meta ?? {}, message);
    }),
    // The process shuts down in its own order: relay, workers, pools.
    shutdownSignals: [],
  });
}
