import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Db, createDb } from '#platform/db/client.ts';
import { asSystem, asTenant } from '#platform/db/unit-of-work.ts';
import { type Listener, createListener } from '#platform/live/listener.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { claim, markDone, markFailed, outboxHealth } from '#platform/outbox/claim.ts';
import { type Consumer, TryLater, consume, subscribe } from '#platform/outbox/consumer.ts';
import { defineEvent } from '#platform/outbox/event.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';
import { until } from '#tests/helpers/until.ts';

const happened = defineEvent('test.thing.happened', z.object({ n: z.number() }));
const logger = createLogger('silent', 'test');
const owner = randomUUID();

let db: Db;
let listener: Listener;

beforeAll(async () => {
  const url = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
  db = createDb({ connectionString: url, max: 4 });
  listener = createListener(url, logger);
});

afterAll(async () => {
  await listener.close();
  await db.destroy();
});

beforeEach(async () => {
  await sql`delete from platform.event`.execute(db.system);
  await sql`delete from platform.event_route`.execute(db.system);
});

async function append(aggregateId: string, n: number): Promise<void> {
  await asTenant(db, owner, (tx) => appendEvent(tx, happened(aggregateId, { n })));
}

function recorder(name: string, react: (n: number) => void = () => {}): Consumer & { readonly seen: number[] } {
  const seen: number[] = [];
  const consumer = consume(name, happened, async ({ payload }) => {
    react(payload.n);
    seen.push(payload.n);
  });
  return { ...consumer, seen };
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from platform.delivery order by id`.execute(db.system);
  return rows.map((row) => row.state);
}

describe('appendEvent', () => {
  it('an event › with two subscribers › has one delivery for each', async () => {
    await subscribe(db, [recorder('a'), recorder('b')]);
    await append(newId(), 1);
    expect(await states()).toEqual(['pending', 'pending']);
  });

  it('an event › in a transaction that rolls back › leaves nothing', async () => {
    await subscribe(db, [recorder('a')]);
    const failed = asTenant(db, owner, async (tx) => {
      await appendEvent(tx, happened(newId(), { n: 1 }));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await states()).toEqual([]);
  });

  it('an event › read as a tenant › is not visible', async () => {
    await append(newId(), 1);
    await expect(asTenant(db, owner, (tx) => sql`select * from platform.event`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('claim', () => {
  it('deliveries of one aggregate › claimed in a batch › come one at a time, in order', async () => {
    await subscribe(db, [recorder('a')]);
    const [one, other] = [newId(), newId()];
    await append(one, 1);
    await append(one, 2);
    await append(other, 3);
    const first = await claim(db, 10);
    expect(first.map((claimed) => claimed.payload)).toEqual([{ n: 1 }, { n: 3 }]);
    const [held] = first;
    if (held === undefined) throw new Error('nothing claimed');
    await markDone(db, held);
    expect((await claim(db, 10)).map((claimed) => claimed.payload)).toEqual([{ n: 2 }]);
  });

  it('two relays › claiming at once › never hold the same delivery', async () => {
    await subscribe(db, [recorder('a')]);
    for (let n = 0; n < 30; n++) await append(newId(), n);
    const batches = await Promise.all([claim(db, 20), claim(db, 20), claim(db, 20)]);
    const ids = batches.flat().map((claimed) => claimed.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(30);
  });

  it('a claim › whose lease ran out and that another took over › cannot mark it done', async () => {
    await subscribe(db, [recorder('a')]);
    await append(newId(), 1);
    const [old] = await claim(db, 1);
    await sql`update platform.delivery set lease_until = now() - interval '1 second'`.execute(db.system);
    const [fresh] = await claim(db, 1);
    if (old === undefined || fresh === undefined) throw new Error('nothing claimed');
    await markDone(db, old);
    expect(await states()).toEqual(['pending']);
    await markFailed(db, old, 'late', null);
    expect(await states()).toEqual(['pending']);
    await markDone(db, fresh);
    expect(await states()).toEqual(['done']);
  });
});

describe('startRelay', () => {
  it('an event › committed while a relay runs › is handled once', async () => {
    const seen = recorder('a');
    await subscribe(db, [seen]);
    const relay = startRelay({ db, listener, consumers: [seen], logger });
    await append(newId(), 7);
    await until(async () => (await states())[0] === 'done');
    await relay.stop();
    expect(seen.seen).toEqual([7]);
  });

  it('a consumer › that takes long › holds up no other', async () => {
    const release = Promise.withResolvers<void>();
    const slow = consume('slow', happened, () => release.promise);
    const quick = recorder('quick');
    await subscribe(db, [slow, quick]);
    const relay = startRelay({ db, listener, consumers: [slow, quick], logger });
    try {
      await append(newId(), 1);
      await until(() => quick.seen.length === 1);
      await append(newId(), 2);
      await until(() => quick.seen.length === 2);
      expect(await states()).toContain('pending');
    } finally {
      release.resolve();
      await relay.stop();
    }
    expect(await states()).toEqual(['done', 'done', 'done', 'done']);
  });

  it('a consumer › that fails twice › gets the event again and the next ones in order after it', async () => {
    let failures = 2;
    const seen = recorder('a', (n) => {
      if (n === 1 && failures-- > 0) throw new Error('not yet');
    });
    await subscribe(db, [seen]);
    const aggregate = newId();
    await append(aggregate, 1);
    await append(aggregate, 2);
    const relay = startRelay({ db, listener, consumers: [seen], logger });
    await until(async () => (await states()).every((state) => state === 'done'));
    await relay.stop();
    expect(seen.seen).toEqual([1, 2]);
  });

  it('a consumer › that always fails › has its delivery parked after 20 tries; one that waits has not', async () => {
    const poison = recorder('poison', () => {
      throw new Error('never');
    });
    const waiting = recorder('waiting', () => {
      throw new TryLater('Temporal cannot be reached');
    });
    await subscribe(db, [poison, waiting]);
    await append(newId(), 1);
    await sql`update platform.delivery set attempts = 19`.execute(db.system);
    const relay = startRelay({ db, listener, consumers: [poison, waiting], logger });
    await until(async () => (await outboxHealth(db)).parked === 1);
    await relay.stop();
    const { rows } = await sql<{
      consumer: string;
      state: string;
    }>`select consumer, state from platform.delivery order by consumer`.execute(db.system);
    expect(rows).toEqual([
      { consumer: 'poison', state: 'parked' },
      { consumer: 'waiting', state: 'pending' },
    ]);
  });

  it('a wake-up › that got lost › costs at most the poll interval', async () => {
    const seen = recorder('a');
    await subscribe(db, [seen]);
    const deaf: Listener = { subscribe: () => () => {}, close: async () => {} };
    const relay = startRelay({ db, listener: deaf, consumers: [seen], logger });
    await append(newId(), 1);
    await until(() => seen.seen.length === 1, 5000);
    await relay.stop();
  });
});

describe('row-level security', () => {
  it('tables with an owner › in every schema › have it on and forced', async () => {
    const open = await asSystem(db, (tx) =>
      sql<{ name: string }>`
        select format('%I.%I', n.nspname, c.relname) as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where c.relkind in ('r', 'p') and a.attname = 'owner_id' and n.nspname not in ('pg_catalog', 'information_schema')
          and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(tx),
    );
    // Tenants may append to the outbox, but never read it.
    expect(open.rows.map((row) => row.name)).toEqual(['platform.event']);
  });
});
