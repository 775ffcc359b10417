import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sweepActivity } from '#platform/activity/sweep-activity.ts';
import { sweepIdempotency } from '#platform/db/sweep-idempotency.ts';
import { sweepMail } from '#platform/mail/sweep-mail.ts';
import { sweepEvents } from '#platform/outbox/sweep-events.ts';
import { createSweepActivities } from '#platform/temporal/sweep-activities.ts';
import { type Db, createDb } from '#platform/db/client.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';

let db: Db;

beforeAll(async () => {
  const connectionString = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
  db = createDb({ connectionString, max: 1 });
});

beforeEach(async () => {
  await sql`delete from platform.event`.execute(db.system);
  await sql`delete from platform.idempotency`.execute(db.system);
});

afterAll(() => db.destroy());

const sweep = (what: string) =>
  createSweepActivities(
    { db },
    {
      answers: sweepIdempotency,
      events: sweepEvents,
      mail: sweepMail,
      activity: sweepActivity,
    },
  ).sweep(what);

async function aKey(name: string, age: string): Promise<void> {
  await sql`insert into platform.idempotency (owner_id, key, request_hash, answer, created_at)
    values (${randomUUID()}, ${name}, 'x', '{}', now() - ${age}::interval)`.execute(db.system);
}

async function manyOldKeys(count: number): Promise<void> {
  await sql`insert into platform.idempotency (owner_id, key, request_hash, created_at)
    select gen_random_uuid(), n::text, 'x', now() - interval '2 days' from generate_series(1, ${count}::int) n`.execute(
    db.system,
  );
}

async function keys(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from platform.idempotency order by key`.execute(db.system);
  return rows.map(({ key }) => key);
}

/** An event of this age, with deliveries: their states, and how long ago each was done. */
async function anEvent(type: string, age: string, ...deliveries: readonly [state: string, doneAge?: string][]) {
  const id = newId();
  await sql`insert into platform.event (id, type, aggregate_id, owner_id, payload, occurred_at)
    values (${id}, ${type}, ${id}, ${id}, '{}', now() - ${age}::interval)`.execute(db.system);
  for (const [index, [state, doneAge = null]] of deliveries.entries()) {
    await sql`insert into platform.delivery (event_id, consumer, aggregate_id, state, done_at)
      values (${id}, ${`consumer-${index}`}, ${id}, ${state}, now() - ${doneAge}::interval)`.execute(db.system);
  }
}

async function eventsLeft(): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select type from platform.event order by type`.execute(db.system);
  return rows.map(({ type }) => type);
}

describe('sweepIdempotency', () => {
  it('answers › older than a day › go, younger ones stay', async () => {
    await aKey('old', '24 hours 1 minute');
    await aKey('young', '23 hours 59 minutes');
    expect(await new MockActivityEnvironment().run(sweep, 'answers')).toBe(1);
    expect(await keys()).toEqual(['young']);
  });

  it('more rows than a statement takes › all go, with a sign of life after each full batch', async () => {
    await manyOldKeys(2001);
    const activity = new MockActivityEnvironment();
    let heartbeats = 0;
    activity.on('heartbeat', () => {
      heartbeats += 1;
    });
    expect(await activity.run(sweep, 'answers')).toBe(2001);
    expect(heartbeats).toBe(2);
    expect(await keys()).toEqual([]);
  });

  it('a worker that stops › between two batches › keeps what is done and leaves the rest', async () => {
    await manyOldKeys(2001);
    const activity = new MockActivityEnvironment();
    activity.on('heartbeat', () => activity.cancel('WORKER_SHUTDOWN'));
    await expect(activity.run(sweep, 'answers')).rejects.toThrow('WORKER_SHUTDOWN');
    expect(await keys()).toHaveLength(1001);
  });
});

describe('sweepEvents', () => {
  it('events › done a week ago, or wanted by nobody › go with their deliveries', async () => {
    await anEvent('done', '8 days', ['done', '8 days'], ['done', '7 days 1 minute']);
    await anEvent('nobody wants it', '8 days');
    expect(await new MockActivityEnvironment().run(sweep, 'events')).toBe(2);
    expect(await eventsLeft()).toEqual([]);
    expect((await sql`select from platform.delivery`.execute(db.system)).rows).toEqual([]);
  });

  it('events › younger, done since, pending or parked › stay', async () => {
    await anEvent('done since', '30 days', ['done', '30 days'], ['done', '6 days 23 hours']);
    await anEvent('parked', '30 days', ['done', '30 days'], ['parked']);
    await anEvent('pending', '30 days', ['pending']);
    await anEvent('young', '6 days 23 hours');
    expect(await new MockActivityEnvironment().run(sweep, 'events')).toBe(0);
    expect(await eventsLeft()).toEqual(['done since', 'parked', 'pending', 'young']);
  });
});

describe('sweepMail', () => {
  it('mail › settled 30 days ago › goes; younger and queued ones stay', async () => {
    const mails = [
      ['sent', 'sent', '31 days'],
      ['bounced', 'undeliverable', '31 days'],
      ['sent since', 'sent', '29 days'],
      ['queued', 'queued', null],
    ] as const;
    for (const [address, state, age] of mails) {
      await sql`insert into platform.mail_message
          (id, owner_id, template, parameters, language, to_address, state, created_at, settled_at)
        values (${newId()}, ${newId()}, 'already_registered', ${state === 'queued' ? '{}' : null}, 'en', ${address},
          ${state}, now() - interval '90 days', now() - ${age}::interval)`.execute(db.system);
    }
    expect(await new MockActivityEnvironment().run(sweep, 'mail')).toBe(2);
    const { rows } = await sql<{ to: string }>`
      select to_address as to from platform.mail_message order by to_address`.execute(db.system);
    expect(rows.map(({ to }) => to)).toEqual(['queued', 'sent since']);
  });
});

describe('sweepActivity', () => {
  it('what happened › 13 months ago › goes; what is younger stays', async () => {
    for (const [type, age] of [
      ['test.fact.old', '13 months 1 day'],
      ['test.fact.young', '12 months 27 days'],
    ] as const) {
      await sql`insert into platform.activity (event_id, owner_id, event_type, aggregate_id, facts, occurred_at)
        values (${newId()}, ${newId()}, ${type}, ${newId()}, '{}', now() - ${age}::interval)`.execute(db.system);
    }
    expect(await new MockActivityEnvironment().run(sweep, 'activity')).toBe(1);
    const { rows } = await sql<{ type: string }>`select event_type as type from platform.activity`.execute(db.system);
    expect(rows).toEqual([{ type: 'test.fact.young' }]);
  });
});
