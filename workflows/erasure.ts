import {
  ActivityFailure,
  ApplicationFailure,
  condition,
  defineSignal,
  defineUpdate,
  isCancellation,
  proxyActivities,
  setHandler,
  sleep,
} from '@temporalio/workflow';
import {
  type ErasureActivities,
  type Resolution,
  type erasure as declared,
  resolveUpdate,
} from './contracts/erasure.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { showTable, tellOperators } from './shared/tell-operators.ts';

const retry = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' } as const;

const { freeze, cancelRuns, listErasers, deleteRuns, finishErasure, forgetNotice } = proxyActivities<
  Omit<ErasureActivities, 'eraseRows'>
>({ taskQueue: taskQueues.wf, startToCloseTimeout: '20 seconds', scheduleToCloseTimeout: '1 hour', retry });

const { eraseRows } = proxyActivities<Pick<ErasureActivities, 'eraseRows'>>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '30 minutes',
  // a statement takes at most 20 s
  heartbeatTimeout: '30 seconds',
  scheduleToCloseTimeout: '2 hours',
  retry,
});

/** Interval of automatic retries: even if no operator looks at it, the erasure completes once the cause is gone. */
const patience = '1 hour';

const resolve = defineUpdate<string, [Resolution]>(resolveUpdate);
/** The signal that operators sent before the Update existed; handled because histories that contain it are replayed. */
const resolveBySignal = defineSignal(resolveUpdate);

/**
 * Erases an account, or one of its candidates, and leaves a receipt with counts. It never gives up: a step that has
 * failed for an hour is shown as `needs_attention` and retried every hour, and at once if an operator sends the Update
 * `resolve` with {"action":"retry"}.
 */
export const erasure: RunOf<typeof declared> = async (input) => {
  const done: Record<string, number> = {};
  let resolved = false;
  let parked = false;
  setHandler(
    resolve,
    ({ action }) => {
      resolved = true;
      return `${action}: accepted`;
    },
    {
      validator: (given) => {
        if (given?.action !== 'retry') throw ApplicationFailure.nonRetryable('send {"action":"retry"}');
        if (!parked) throw ApplicationFailure.nonRetryable('this run does not wait for an operator');
      },
    },
  );
  setHandler(resolveBySignal, () => {
    resolved = true;
  });

  await untilDone('freezing', () => freeze(input));
  await untilDone('ending_runs', () => untilNone(() => cancelRuns(input), 10));
  const erasers = await untilDone('deleting_rows', () => listErasers());
  await eraseAll(erasers);
  done['runs'] = await untilDone('deleting_runs', () => countUntilNone(() => deleteRuns(input)));
  // Deletes what deliveries and activities wrote in the meantime.
  await eraseAll(erasers);
  const isToldByMail = await untilDone('finishing', () => finishErasure(input));
  tellOperators('erased', done);
  if (isToldByMail) await untilDone('erased', untilForgotten);
  const { runs = 0, ...rows } = done;
  return { runs, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };

  async function eraseAll(names: readonly string[]): Promise<void> {
    for (const eraser of names) {
      const deleted = await untilDone('deleting_rows', () =>
        eraseRows.executeWithOptions({ summary: eraser }, [{ ...input, eraser }]),
      );
      done[eraser] = (done[eraser] ?? 0) + deleted;
      showTable({ state: 'deleting_rows', ...done });
    }
  }

  async function untilDone<T>(state: string, step: () => Promise<T>): Promise<T> {
    for (;;) {
      tellOperators(state, done);
      try {
        return await step();
      } catch (error) {
        if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      }
      tellOperators('needs_attention', {
        ...done,
        'what to do': 'send the Update `resolve` with `{"action":"retry"}`',
      });
      resolved = false;
      parked = true;
      await condition(() => resolved, patience);
      parked = false;
    }
  }

  /** The mail server has a day to accept the mail; polls with a growing interval. */
  async function untilForgotten(): Promise<void> {
    for (let seconds = 2; !(await forgetNotice(input)); seconds = Math.min(seconds * 2, 900))
      await sleep(seconds * 1000);
  }
};

/** Polls until `ask` returns 0, at most `tries` times: some runs end on their own after a moment. */
async function untilNone(ask: () => Promise<number>, tries: number): Promise<void> {
  for (let tried = 0; tried < tries && (await ask()) > 0; tried += 1) await sleep('3 seconds');
}

/** @returns the largest count: the same runs are reported until the server has deleted them */
async function countUntilNone(ask: () => Promise<number>): Promise<number> {
  let most = 0;
  for (let seconds = 1; ; seconds = Math.min(seconds * 2, 60)) {
    const found = await ask();
    if (found === 0) return most;
    most = Math.max(most, found);
    await sleep(seconds * 1000);
  }
}
