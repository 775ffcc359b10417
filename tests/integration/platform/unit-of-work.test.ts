import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod';
import { type Db, createDb } from '#platform/db/client.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type Listener, createListener } from '#platform/live/listener.ts';
import { changesChannel, publishChange } from '#platform/live/publish-change.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent, outboxChannel } from '#platform/outbox/append-event.ts';
import { defineEvent } from '#platform/outbox/event.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';
import { until } from '#tests/helpers/until.ts';

let db: Db;
let listener: Listener;
beforeAll(async () => {
  const connectionString = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
  db = createDb({ connectionString, max: 1 });
  listener = createListener(connectionString, createLogger('silent', 'test'));
});
afterAll(async () => {
  await listener.close();
  await db.destroy();
});

const happened = defineEvent('test.thing.happened', z.object({}));
const send = (channel: string, payload: string) => db.notifier.send(new Map([['', { channel, payload }]]));

/** Payloads of a channel from now on. `settle` returns those sent before it was called: NOTIFY preserves the order. */
async function listen(channel: string) {
  const received: string[] = [];
  const markers: string[] = [];
  const stop = listener.subscribe(channel, (payload) => received.push(payload));
  const mark = () => {
    const marker = newId();
    markers.push(marker);
    send(channel, marker);
  };
  await until(() => {
    mark();
    return received.length > 0;
  });
  const settle = async () => {
    mark();
    await until(() => received.includes(markers.at(-1) ?? ''));
    return received.splice(0).filter((payload) => !markers.includes(payload));
  };
  return { settle, stop };
}

describe('asTenant', () => {
  it('asTenant › one statement › takes three round trips: begin as its owner, the statement, commit', async () => {
    const owner = randomUUID();
    await asTenant(db, owner, async () => {});
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { rows } = await asTenant(db, owner, (tx) =>
      sql<{ owner: string }>`select platform.current_owner() as owner`.execute(tx),
    );
    const roundTrips = query.mock.calls.length;
    query.mockRestore();
    expect([rows, roundTrips]).toEqual([[{ owner }], 3]);
    const { rows: after } = await sql`select platform.current_owner() as owner`.execute(db.tenant);
    expect(after).toEqual([{ owner: null }]);
  });

  it('asTenant › an owner that is SQL › stays a text, and no row is visible', async () => {
    const owner = `'; select 1/0; --`;
    const { rows } = await asTenant(db, owner, (tx) => sql`select current_setting('app.user_id') as owner`.execute(tx));
    expect(rows).toEqual([{ owner }]);
  });

  it('asTenant › changes and events › wake their listeners once each, and not before the commit', async () => {
    const [changes, events] = [await listen(changesChannel), await listen(outboxChannel)];
    const [owner, first, second] = [randomUUID(), newId(), newId()];
    await asTenant(db, owner, async (tx) => {
      for (const id of [first, second, first]) publishChange(tx, { kind: 'cv', id });
      for (const id of [first, second]) await appendEvent(tx, happened(id, {}));
    });
    expect((await changes.settle()).map((payload) => JSON.parse(payload))).toEqual([
      { kind: 'cv', id: first, ownerId: owner },
      { kind: 'cv', id: second, ownerId: owner },
    ]);
    expect(await events.settle()).toEqual(['']);

    const failing = asTenant(db, owner, async (tx) => {
      publishChange(tx, { kind: 'cv', id: first });
      await appendEvent(tx, happened(first, {}));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await changes.settle(), await events.settle()]).toEqual([[], []]);
    changes.stop();
    events.stop();
  });
});

describe('tenantRead', () => {
  // deliberately without a filter on the owner
  const titles = tenantRead((tenant, { title }: { title: string | undefined }) => {
    const all = tenant.selectFrom('hiring.position').select(['owner_id', 'title']);
    return title === undefined ? all : all.where('title', '=', title);
  });
  const aPosition = (owner: string, title: string) =>
    asTenant(db, owner, (tx) =>
      sql`insert into hiring.position (id, owner_id, title, description, focus_areas, level, type)
        values (${newId()}, ${owner}, ${title}, '', '{}', 'senior', 'full_time')`.execute(tx),
    );

  it('tenantRead › no predicate of the owner › shows by row-level security the rows of who asks, in one round trip', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await aPosition(one, 'first');
    await aPosition(other, 'second');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const seen = await titles(db, one, { title: undefined });
    const roundTrips = query.mock.calls.length;
    query.mockRestore();
    expect([seen, roundTrips]).toEqual([[{ owner_id: one, title: 'first' }], 1]);
    expect(await titles(db, other, { title: 'second' })).toEqual([{ owner_id: other, title: 'second' }]);
    expect(await titles(db, other, { title: 'first' })).toEqual([]);
    const sqlAsOwner = `'; select 1/0; --`;
    expect(await db.readAs(sqlAsOwner, `select current_setting('app.user_id') as owner`, [])).toEqual([
      { owner: sqlAsOwner },
    ]);
  });

  it('tenantRead › afterwards on the same connection › has left neither owner nor read-only behind', async () => {
    const owner = randomUUID();
    await titles(db, owner, { title: undefined });
    const { rows } = await sql`select platform.current_owner() as owner,
      current_setting('transaction_read_only') as "readOnly"`.execute(db.tenant);
    expect(rows).toEqual([{ owner: null, readOnly: 'off' }]);
  });

  it('tenantRead › a statement that writes, or fails › is refused, and the pool serves the next', async () => {
    const owner = randomUUID();
    const text = `insert into platform.idempotency (owner_id, key, request_hash, answer) values ($1, 'k', '', '{}')`;
    await expect(db.readAs(owner, text, [owner])).rejects.toMatchObject({ code: '25006' });
    await expect(db.readAs(owner, 'select 1 / $1::integer as n', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await db.readAs(owner, 'select platform.current_owner() as owner', [])).toEqual([{ owner }]);
  });
});

describe('createNotifier', () => {
  it('send › twenty times at once within its interval › notifies at once and once more', async () => {
    const channel = 'often';
    const { settle, stop } = await listen(channel);
    const received: string[] = [];
    const stopCounting = listener.subscribe(channel, (payload) => received.push(payload));
    const payload = newId();
    const notification = { channel, payload, minIntervalMs: 200 };
    for (let times = 0; times < 20; times += 1) db.notifier.send(new Map([[payload, notification]]));
    await until(() => received.filter((each) => each === payload).length === 2);
    await settle();
    expect(received.filter((each) => each === payload)).toHaveLength(2);
    stopCounting();
    stop();
  });
});
