import { randomUUID } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import type { HousekeepingActivities } from '#workflows/contracts/housekeeping.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let background: { stop(): Promise<void> };
/** replaces the sweep of codes */
let mishap: (() => Promise<number>) | undefined;

const activities = async () => {
  const all = await app.modules.activities();
  const wf = all[taskQueues.wf] as HousekeepingActivities;
  const sweep: HousekeepingActivities['sweep'] = (what) => (what === 'codes' && mishap ? mishap() : wf.sweep(what));
  return { ...all, [taskQueues.wf]: { ...wf, sweep } };
};

beforeAll(async () => {
  app = await startTestApp({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `housekeeping-${newId()}`,
  });
  background = await startBackground(app, await activities());
  await until(async () => (await schedule()) !== undefined);
});

afterAll(async () => {
  await background.stop();
  await app.close();
});

const handle = () => app.deps.temporal.client.schedule.getHandle('housekeeping');
const schedule = () =>
  handle()
    .describe()
    .catch(() => undefined);

/** Starts a run as an operator does, with the schedule's trigger button. */
async function triggered() {
  const before = (await schedule())?.info.numActionsTaken ?? 0;
  await handle().trigger();
  let workflowId: string | undefined;
  await until(async () => {
    const info = (await schedule())?.info;
    if (info === undefined || info.numActionsTaken <= before) return false;
    workflowId = info.recentActions.at(-1)?.action.workflow.workflowId;
    return workflowId !== undefined;
  });
  return app.deps.temporal.client.workflow.getHandle(workflowId ?? '');
}

async function anOldKey(): Promise<void> {
  await sql`insert into platform.idempotency (owner_id, key, request_hash, created_at)
    values (${randomUUID()}, 'old', 'x', now() - interval '2 days')`.execute(app.deps.db.system);
}

describe('the schedule', () => {
  it('housekeeping › made by the worker › runs each hour, one run at a time', async () => {
    expect(await schedule()).toMatchObject({
      spec: { intervals: [{ every: 3_600_000 }], jitter: 600_000 },
      policies: { overlap: 'SKIP', catchupWindow: 3_600_000 },
      state: { paused: false },
    });
  });

  it('a worker that starts again › brings the schedule up to date and leaves it paused', async () => {
    await handle().update((was) => ({ ...was, spec: { intervals: [{ every: '1 day' }] } }));
    await handle().pause('an operator looks into something');
    // The server applies both after it has responded.
    await until(async () => {
      const { spec, state } = (await schedule()) ?? {};
      return state?.paused === true && spec?.intervals?.[0]?.every === 86_400_000;
    });
    await background.stop();
    background = await startBackground(app, await activities());
    await until(async () => (await schedule())?.spec.intervals?.[0]?.every === 3_600_000);
    expect((await schedule())?.state).toMatchObject({ paused: true, note: 'an operator looks into something' });
    await handle().unpause();
  });
});

describe('housekeeping', () => {
  it('a run › with something that served its time › deletes it and tells operators how much', async () => {
    await anOldKey();
    const run = await triggered();
    const deleted = await run.result();
    expect(deleted).toEqual({
      'idempotent answers': 1,
      events: 0,
      activity: 0,
      throttles: 0,
      codes: 0,
      sessions: 0,
      'google sign-ins': 0,
      'anonymous sessions': 0,
      'superseded accounts': 0,
      'payment records': 0,
      mail: 0,
      receipts: 0,
      'overdue erasures': 0,
      progress: 0,
      operations: 0,
      'AI records': 0,
      'share links': 0,
      previews: 0,
    });
    const description = await run.describe();
    expect(await description.staticSummary()).toBe('Deletes what has served its time');
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect(description.searchAttributes).toMatchObject({
      EntityType: ['housekeeping'],
      TriggerEvent: ['schedule'],
      BizState: ['swept'],
    });
    expect(run.workflowId).toMatch(/^housekeeping-\d{4}-/);
    // Six for each sweep, and as many for listing them.
    const { events } = await historyOf(run, 'housekeeping.swept');
    expect(events).toBeLessThanOrEqual(16 + 6 * Object.keys(deleted).length);
  });

  it('a sweep that fails for good › keeps no other from its work, and the run asks for attention', async () => {
    mishap = () => Promise.reject(ApplicationFailure.nonRetryable('broken', 'Broken'));
    await anOldKey();
    const run = await triggered();
    await expect(run.result()).rejects.toMatchObject({ cause: { type: 'NotSwept', message: 'not swept: codes' } });
    mishap = undefined;
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect((await run.describe()).searchAttributes).toMatchObject({ BizState: ['needs_attention'] });
    const { rows } = await sql`select from platform.idempotency`.execute(app.deps.db.system);
    expect(rows).toEqual([]);
    await historyOf(run, 'housekeeping.not-swept');
  });
});

describe('recorded histories of housekeeping', () => {
  it('replay › each way it went › fits the code as it is', async () => {
    const names = await recordedHistories('housekeeping');
    expect(names).toEqual(['housekeeping.not-swept', 'housekeeping.swept']);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });

  it('replay › a history with another activity › is found out', async () => {
    const changed = (await recordedHistory('housekeeping.swept')).replaceAll('"sweep"', '"sweepOtherwise"');
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
