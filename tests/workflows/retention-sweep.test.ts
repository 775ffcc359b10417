import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { putRetention } from '#contracts/hiring/retention.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { until } from '#tests/helpers/until.ts';
import type { RetentionActivities } from '#workflows/contracts/retention-sweep.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';

type Asked = Awaited<ReturnType<RetentionActivities['requestErasures']>>;

let app: TestApp;
let background: { stop(): Promise<void> };
let owner: Recruiter;
/** answers returned before the real activity is called again */
const answers: Asked[] = [];

beforeAll(async () => {
  app = await startTestApp({
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `retention-sweep-${newId()}`,
  });
  const given = await app.modules.activities();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue's activities, this workflow's among them
  const { requestErasures } = given.wf as RetentionActivities;
  background = await startBackground(app, {
    ...given,
    [taskQueues.wf]: {
      ...given.wf,
      requestErasures: async (...input: Parameters<typeof requestErasures>) =>
        answers.shift() ?? (await requestErasures(...input)),
    },
  });
  owner = await aRecruiter(app);
  await owner.call(putRetention, { body: { months: 3 } });
  await until(async () => (await schedule()) !== undefined);
});

afterAll(async () => {
  await background.stop();
  await app.close();
});

const handle = () => app.deps.temporal.client.schedule.getHandle('retention-sweep');
const schedule = () =>
  handle()
    .describe()
    .catch(() => undefined);

/** Starts a run as an operator does, with the schedule's trigger button. */
async function triggered(): Promise<WorkflowHandle> {
  const before = (await schedule())?.info.numActionsTaken ?? 0;
  await handle().trigger();
  let action: { workflowId: string; firstExecutionRunId: string } | undefined;
  await until(async () => {
    const info = (await schedule())?.info;
    if (info === undefined || info.numActionsTaken <= before) return false;
    action = info.recentActions.at(-1)?.action.workflow;
    return action !== undefined;
  });
  return app.deps.temporal.client.workflow.getHandle(action?.workflowId ?? '', action?.firstExecutionRunId);
}

async function aQuietCandidate(ago: string): Promise<string> {
  const { id } = await aCandidate(owner);
  await asTenant(app.deps.db, owner.userId, (tx) =>
    sql`update hiring.candidate set last_contact_at = now() - ${ago}::interval where id = ${id}`.execute(tx),
  );
  return id;
}

async function changeSetting(change: RawBuilder<unknown>): Promise<void> {
  await asTenant(app.deps.db, owner.userId, (tx) => sql`update hiring.retention set ${change}`.execute(tx));
}

async function stateOf(run: WorkflowHandle): Promise<unknown> {
  return (await run.describe()).typedSearchAttributes.getAll().find(({ key }) => key.name === 'BizState')?.value;
}

describe('retention-sweep', () => {
  it('the schedule › made by the worker › runs once a day, one run at a time', async () => {
    expect(await schedule()).toMatchObject({
      spec: { intervals: [{ every: 86_400_000, offset: 10_800_000 }], jitter: 1_800_000 },
      policies: { overlap: 'SKIP', catchupWindow: 43_200_000 },
      state: { paused: false },
    });
  });

  it('a run › with one whose time is over, one whose soon will be and one never told of › erases the first, tells of the others', async () => {
    const gone = await aQuietCandidate('4 months');
    const stays = await aQuietCandidate('2 months 27 days');
    // Due since yesterday, without a sweep in between: this run's mail is the first warning.
    const untold = await aQuietCandidate('3 months 1 day');
    await changeSetting(sql`changed_at = now() - interval '9 days'`);
    const run = await triggered();
    const result: unknown = await run.result();
    expect(result).toEqual({ requested: 1, failed: 0, warned: 1, oldestDue: expect.any(String) });
    expect(await stateOf(run)).toBe('swept');
    const erasedRows = async () => {
      const { rows } =
        await sql`select from platform.erasure where erased_at is not null and deleted ? 'hiring.candidate'`.execute(
          app.deps.db.system,
        );
      return rows.length;
    };
    await until(async () => (await erasedRows()) === 1, 60_000);
    expect((await owner.call(listCandidates)).items.map(({ id }) => id)).toEqual([untold, stays]);
    // The history is kept for a month after the erasure.
    expect(JSON.stringify(historyToJSON(await run.fetchHistory()))).not.toContain(gone);
    expect((await historyOf(run, 'retention-sweep.swept')).events).toBeLessThanOrEqual(24);
  }, 120_000);

  it('more than one run takes › goes on as the next one, which counts all', async () => {
    const oldestDue = '2027-01-01T00:00:00.000Z';
    answers.push({ requested: 200, failed: 0, oldestDue, next: { ownerId: newId(), failed: 0 } });
    answers.push({ requested: 3, failed: 0, oldestDue: '2027-02-01T00:00:00.000Z', next: null });
    await changeSetting(sql`warned_until = null`);
    const run = await triggered();
    const result: unknown = await run.result();
    expect(result).toEqual({ requested: 203, failed: 0, warned: 1, oldestDue });
    await historyOf(run, 'retention-sweep.goes-on');
    const last = app.deps.temporal.client.workflow.getHandle(run.workflowId);
    await historyOf(last, 'retention-sweep.went-on');
  }, 60_000);

  it('a candidate who could not be erased › keeps no other, and the run asks for attention', async () => {
    answers.push({ requested: 4, failed: 1, oldestDue: null, next: null });
    const run = await triggered();
    await expect(run.result()).rejects.toMatchObject({ cause: { type: 'NotSwept', message: 'not seen to: 1' } });
    expect(await stateOf(run)).toBe('needs_attention');
    await historyOf(run, 'retention-sweep.not-swept');
  }, 60_000);
});

describe('recorded histories of retention-sweep', () => {
  it('replay › each way it went › fits the code as it is', async () => {
    const names = await recordedHistories('retention-sweep');
    expect(names).toEqual(['goes-on', 'not-swept', 'swept', 'went-on'].map((way) => `retention-sweep.${way}`));
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });

  it('replay › a history with another activity › is found out', async () => {
    const changed = (await recordedHistory('retention-sweep.swept')).replaceAll('"warnOwners"', '"warnOtherwise"');
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
