import type { WorkflowHandle } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMonths } from '#modules/billing/limits/quota-window.ts';
import { workflowBundle } from '#platform/temporal/workflow-bundle.ts';
import { type TimeSkipping, startTimeSkipping, timeSkippingLibraries } from '#tests/helpers/temporal/time-skipping.ts';
import type { PaymentActivities } from '#workflows/contracts/payment-activities.ts';
import { type PeriodEndActivities, periodEndCancellation } from '#workflows/contracts/period-end-cancellation.ts';
import {
  type RecommendationReminderActivities,
  recommendationReminder,
} from '#workflows/contracts/recommendation-reminder.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { type TrialActivities, deadlineMovedSignal, trialExpiry } from '#workflows/contracts/trial-expiry.ts';

const libraries = await timeSkippingLibraries();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Deadlines that coincide are spread over five minutes; then Stripe is queried. */
const spread = 6 * minute;

/** The state of the row. Stripe reports the same when queried, and applies what is due. */
interface Row {
  state: 'trialing' | 'active' | 'canceled';
  endsAt: number;
  cancels: boolean;
}

describe.skipIf(libraries === undefined)('deadlines on the server that skips time (Java and Maven)', () => {
  let time: TimeSkipping;
  let workers: readonly Worker[];
  let running: Promise<unknown>;
  let row: Row;
  let reminders: number[];
  let asked: number[];
  let runs = 0;

  const activities: TrialActivities & PeriodEndActivities & PaymentActivities & RecommendationReminderActivities = {
    syncCustomer: async () => {
      const now = await time.now();
      asked.push(now);
      if (row.state === 'canceled' || row.endsAt > now) return;
      row = row.cancels
        ? { ...row, state: 'canceled' }
        : { ...row, state: 'active', endsAt: addMonths(new Date(row.endsAt), 1).getTime() };
    },
    readTrial: async () =>
      row.state === 'trialing'
        ? { endsAt: new Date(row.endsAt).toISOString(), reminded: reminders.at(-1) === row.endsAt }
        : null,
    queueReminder: async () => {
      remindedAt.push(await time.now());
      reminders.push(row.endsAt);
    },
    expireTrial: async () => ({ outcome: row.state === 'canceled' ? 'ended' : 'continues' }),
    remindOfRecommendation: async ({ completedAt }) => {
      const now = await time.now();
      asked.push(now);
      if (isDecided) return { outcome: 'settled' };
      const next = [hour, day].map((after) => Date.parse(completedAt) + after).find((at) => at > now);
      return next === undefined ? { outcome: 'awaited' } : { outcome: 'waiting', nextAt: new Date(next).toISOString() };
    },
    endAccess: async () => ({ outcome: row.state === 'canceled' ? 'ended' : 'continues' }),
  };
  let remindedAt: number[];
  /** a recommendation is recorded */
  let isDecided: boolean;

  beforeAll(async () => {
    time = await startTimeSkipping(libraries ?? '');
    const bundle = await workflowBundle();
    const { connection } = time;
    workers = [
      await Worker.create({ connection, taskQueue: taskQueues.wf, workflowBundle: bundle, activities }),
      await Worker.create({ connection, taskQueue: taskQueues.actHttp, activities }),
    ];
    running = Promise.all(workers.map((worker) => worker.run()));
  });

  afterAll(async () => {
    for (const worker of workers) worker.shutdown();
    await running;
    await time.stop();
  });

  beforeEach(() => {
    [reminders, remindedAt, asked] = [[], [], []];
    isDecided = false;
    runs += 1;
  });

  /** A trial of seven days that begins now. */
  async function aTrial() {
    const began = await time.now();
    row = { state: 'trialing', endsAt: began + 7 * day, cancels: false };
    const input = { ownerId: 'owner', subscriptionId: `sub_trial_${runs}` };
    const handle = await time.client.workflow.start(trialExpiry.name, {
      taskQueue: trialExpiry.queue,
      workflowId: trialExpiry.id(input),
      args: [input],
    });
    return { began, handle };
  }

  function resultOf(handle: WorkflowHandle): Promise<unknown> {
    return time.skipping(() => handle.result());
  }

  async function periodEnd(at: number): Promise<unknown> {
    const handle = await startPeriodEnd(at);
    return resultOf(handle);
  }

  /** As each cancellation starts it: one run per period. */
  function startPeriodEnd(at: number) {
    const input = { ownerId: 'owner', subscriptionId: `sub_${runs}`, periodEnd: new Date(at).toISOString() };
    return time.client.workflow.start(periodEndCancellation.name, {
      taskQueue: periodEndCancellation.queue,
      workflowId: periodEndCancellation.id(input),
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [input],
    });
  }

  function expectOnce(times: readonly number[], due: number): void {
    expect(times).toHaveLength(1);
    expect(times[0]).toBeGreaterThanOrEqual(due);
    expect(times[0]).toBeLessThan(due + spread);
  }

  describe('trialExpiry', () => {
    it('a trial › that is paid for › reminds on the fifth day and goes on after the seventh', async () => {
      const { began, handle } = await aTrial();
      expect(await resultOf(handle)).toEqual({ outcome: 'continues' });
      expectOnce(remindedAt, began + 5 * day);
      expectOnce(asked, began + 7 * day);
    });

    it('a trial › that was cancelled › ends on the seventh day', async () => {
      const { began, handle } = await aTrial();
      await time.pass(2 * day);
      row.cancels = true;
      expect(await resultOf(handle)).toEqual({ outcome: 'ended' });
      expectOnce(asked, began + 7 * day);
    });

    it('a trial › cancelled and resumed › goes on', async () => {
      const { handle } = await aTrial();
      row.cancels = true;
      await time.pass(6 * day);
      row.cancels = false;
      expect(await resultOf(handle)).toEqual({ outcome: 'continues' });
    });

    it('a trial › extended before and after the reminder › reminds once for each end that comes near', async () => {
      const { began, handle } = await aTrial();
      const extendTo = async (days: number) => {
        row.endsAt = began + days * day;
        await handle.signal(deadlineMovedSignal.name);
      };
      await time.pass(3 * day);
      await extendTo(9);
      await time.pass(5 * day);
      expectOnce(remindedAt, began + 7 * day);
      await extendTo(14);
      expect(await resultOf(handle)).toEqual({ outcome: 'continues' });
      expect(reminders).toEqual([began + 9 * day, began + 14 * day]);
      expectOnce(remindedAt.slice(1), began + 12 * day);
      expectOnce(asked, began + 14 * day);
    });

    it('Stripe › that extends the trial while it is asked › is believed', async () => {
      const { began, handle } = await aTrial();
      await time.pass(6 * day);
      // Without a signal: the run notices when its own deadline comes.
      row.endsAt = began + 10 * day;
      expect(await resultOf(handle)).toEqual({ outcome: 'continues' });
      expect(asked).toHaveLength(2);
      expectOnce(asked.slice(1), began + 10 * day);
    });
  });

  describe('periodEndCancellation', () => {
    it.each([
      ['spring', 2],
      ['autumn', 9],
    ])('a period › that ends in the hour of the clock change in %s › ends at its instant in UTC', async (_, month) => {
      const endsAt = lastSunday(await time.now(), month).setUTCHours(1, 30);
      row = { state: 'active', endsAt, cancels: true };
      expect(await periodEnd(endsAt)).toEqual({ outcome: 'ended' });
      expectOnce(asked, endsAt);
    });

    it('cancelled, resumed and cancelled again › in one period › is one run that ends once', async () => {
      const endsAt = (await time.now()) + 30 * day;
      row = { state: 'active', endsAt, cancels: true };
      const first = await startPeriodEnd(endsAt);
      await time.pass(10 * day);
      row.cancels = false;
      await time.pass(10 * day);
      row.cancels = true;
      const second = await startPeriodEnd(endsAt);
      expect(second.firstExecutionRunId).toBe(first.firstExecutionRunId);
      expect(await resultOf(first)).toEqual({ outcome: 'ended' });
      expectOnce(asked, endsAt);
    });

    it('cancelled and resumed › when the period is over › goes on', async () => {
      const endsAt = (await time.now()) + 365 * day;
      row = { state: 'active', endsAt, cancels: true };
      const run = await startPeriodEnd(endsAt);
      await time.pass(364 * day);
      row.cancels = false;
      expect(await resultOf(run)).toEqual({ outcome: 'continues' });
    });

    it('an anchor on 31 January › cancelled and resumed month after month › ends at the end of March', async () => {
      const year = new Date(await time.now()).getUTCFullYear() + 1;
      const anchor = new Date(Date.UTC(year, 0, 31, 10));
      const [february, march] = [addMonths(anchor, 1), addMonths(anchor, 2)];
      expect([february.getUTCMonth(), march.getUTCMonth()]).toEqual([1, 2]);
      expect(march.getUTCDate()).toBe(31);
      row = { state: 'active', endsAt: february.getTime(), cancels: true };
      const first = await startPeriodEnd(february.getTime());
      row.cancels = false;
      expect(await resultOf(first)).toEqual({ outcome: 'continues' });
      row = { state: 'active', endsAt: march.getTime(), cancels: true };
      expect(await periodEnd(march.getTime())).toEqual({ outcome: 'ended' });
      expect(asked).toHaveLength(2);
      expectOnce(asked.slice(0, 1), february.getTime());
      expectOnce(asked.slice(1), march.getTime());
    });
  });

  describe('recommendationReminder', () => {
    async function anEnd() {
      const end = await time.now();
      const input = { ownerId: 'owner', interviewId: `interview_${runs}`, completedAt: new Date(end).toISOString() };
      const handle = await time.client.workflow.start(recommendationReminder.name, {
        taskQueue: recommendationReminder.queue,
        workflowId: recommendationReminder.id(input),
        args: [input],
      });
      return { end, handle };
    }

    it('an interview without a recommendation › asks an hour and a day after its end, and ends', async () => {
      const { end, handle } = await anEnd();
      expect(await resultOf(handle)).toEqual({ outcome: 'awaited' });
      expect(asked).toHaveLength(3);
      expectOnce(asked.slice(1, 2), end + hour);
      expectOnce(asked.slice(2), end + day);
    });

    it('an interview that is decided within the hour › asks once more and ends', async () => {
      const { end, handle } = await anEnd();
      await time.pass(minute);
      isDecided = true;
      expect(await resultOf(handle)).toEqual({ outcome: 'settled' });
      expect(asked).toHaveLength(2);
      expectOnce(asked.slice(1), end + hour);
    });
  });
});

/** The last Sunday of a month (0 to 11), in the first year in which it is after an instant. */
function lastSunday(after: number, month: number): Date {
  for (let year = new Date(after).getUTCFullYear(); ; year += 1) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    if (last.getTime() > after + day) return last;
  }
}
