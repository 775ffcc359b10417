import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sql } from 'kysely';
import { deleteAccount } from '#contracts/auth/account.ts';
import { newId } from '#platform/new-id.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';
import { cvText } from '#tests/helpers/api/builders.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { startWorkerProcess } from '#tests/helpers/temporal/worker-process.ts';
import { erasure } from '#workflows/contracts/erasure.ts';

let app: TestApp;
let smtp: SmtpSandbox;
const clients: pg.Client[] = [];

/** Keys of advisory locks that the last two changes of the receipt take in this test; nothing else waits for them. */
const locks = { finishing: 5001, forgetting: 5002 };

beforeAll(async () => {
  smtp = await startSmtpSandbox();
  app = await startTestApp({
    SMTP_URL: smtp.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `erasure-killed-${newId()}`,
  });
  const owner = await connected();
  await owner.query(`create function platform.wait_for_test() returns trigger language plpgsql as $$
    begin
      if old.erased_at is null and new.erased_at is not null then
        perform pg_advisory_xact_lock_shared(${locks.finishing});
      end if;
      if old.closed_at is null and new.closed_at is not null then
        perform pg_advisory_xact_lock_shared(${locks.forgetting});
      end if;
      return new;
    end $$`);
  await owner.query(`create trigger wait_for_test before update on platform.erasure
    for each row execute function platform.wait_for_test()`);
});

afterAll(async () => {
  for (const client of clients) await client.end();
  await app.close();
  await smtp.close();
});

/** What blocks each step, in order, and the activity that is running while it is blocked. */
const holds = {
  freezing: ['freeze', (owner: string) => `select pg_advisory_xact_lock_shared(hashtextextended('${owner}', 1))`],
  platform: ['eraseRows', (owner: string) => `select from platform.activity where owner_id = '${owner}' for update`],
  billing: ['eraseRows', (owner: string) => `select from billing.account where owner_id = '${owner}' for update`],
  hiring: ['eraseRows', (owner: string) => `select from hiring.candidate where owner_id = '${owner}' for update`],
  interviewing: [
    'eraseRows',
    (owner: string) => `select from interviewing.interview where owner_id = '${owner}' for update`,
  ],
  finishing: ['finishErasure', () => `select pg_advisory_xact_lock(${locks.finishing})`],
  forgetting: ['forgetNotice', () => `select pg_advisory_xact_lock(${locks.forgetting})`],
} as const satisfies Record<string, readonly [activity: string, hold: (owner: string) => string]>;
type Step = keyof typeof holds;

// A killed activity is retried after its timeout of half a minute: the whole sequence takes some time.
const allSteps: readonly Step[] = [
  'freezing',
  'platform',
  'billing',
  'hiring',
  'interviewing',
  'finishing',
  'forgetting',
];
const steps: readonly Step[] = process.env['ASKWELL_TEST_FULL'] === undefined ? ['hiring', 'finishing'] : allSteps;

/** For one step, on a busy machine. */
const patience = 240_000;

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  clients.push(client);
  return client;
}

/** Blocks a step until released. */
async function hold(step: Step, owner: string): Promise<{ release(): Promise<unknown> }> {
  const client = await connected();
  await client.query('begin');
  await client.query(holds[step][1](owner));
  return { release: () => client.query('rollback') };
}

describe('a worker killed', () => {
  it('erasure › kill -9 in each of its steps › is done all the same, and the receipt counts each row once', async () => {
    const observer = await connected();
    const isHeldUp = async () => {
      const { rows } = await observer.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length > 0;
    };
    const owner = await aRecruiter(app);
    await aStartedInterview(owner, { cv: cvText });
    await sql`insert into platform.activity (event_id, owner_id, event_type, aggregate_id, facts, occurred_at)
      values (${newId()}, ${owner.userId}, 'test', ${owner.userId}, '{}', now())`.execute(app.deps.db.system);
    const before = await ownedRows(app, owner.userId);
    const counted = (table: string) => before[table]?.length;

    let [step, ...later] = steps;
    let held = await hold(step ?? 'hiring', owner.userId);
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    let worker = startWorkerProcess(app);
    try {
      while (step !== undefined) {
        const [activity] = holds[step];
        await until(async () => (await underWay(receiptId)).includes(activity), patience).catch(
          async (error: unknown) => {
            throw new Error(`${step} was not reached, but ${String(await underWay(receiptId))}`, { cause: error });
          },
        );
        // The freezing step does not wait for the lock; it retries.
        if (step !== 'freezing') await until(isHeldUp, patience);
        expect([step, await underWay(receiptId)]).toEqual([step, [activity]]);
        const [next] = later;
        const nextHeld = next === undefined ? undefined : await hold(next, owner.userId);
        await worker.kill();
        worker = startWorkerProcess(app);
        await held.release();
        [step, ...later] = later;
        if (nextHeld !== undefined) held = nextHeld;
      }
      await until(async () => (await receipt(receiptId)).closed, patience);
    } finally {
      await worker.kill();
    }

    const left = Object.entries(await ownedRows(app, owner.userId)).filter(([, rows]) => rows.length > 0);
    expect(left).toEqual([]);
    expect((await receipt(receiptId)).deleted).toMatchObject({
      'hiring.candidate': counted('hiring.candidate'),
      'hiring.cv_file': counted('hiring.cv_file'),
      'interviewing.interview': counted('interviewing.interview'),
      'interviewing.plan_version': counted('interviewing.plan_version'),
      'interviewing.run': counted('interviewing.run'),
    });
    expect(
      smtp.mails(owner.email).filter(({ subject }) => subject === 'Your Askwell account was deleted'),
    ).toHaveLength(1);
  }, 1_800_000);
});

async function receipt(id: string): Promise<{ closed: boolean; deleted: Record<string, number> }> {
  const { rows } = await sql<{ closed: boolean; deleted: Record<string, number> }>`
    select closed_at is not null as closed, deleted from platform.erasure where id = ${id}`.execute(app.deps.db.system);
  return rows[0] ?? { closed: false, deleted: {} };
}

/** The activities that its run is waiting for. */
async function underWay(erasureId: string): Promise<(string | null | undefined)[]> {
  const run = await app.deps.temporal.client.workflow
    .getHandle(erasure.id({ erasureId, attempt: 1 }))
    .describe()
    .catch(() => undefined);
  return run?.raw.pendingActivities?.map(({ activityType }) => activityType?.name) ?? [];
}
