import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod';
import { type Db, createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type Listener, createListener } from '#platform/live/listener.ts';
import { changesChannel, publishChange } from '#platform/live/publish-change.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent, outboxChannel } from '#platform/outbox/append-event.ts';
import { defineEvent } from '#platform/outbox/event.ts';
import { cloneTemplate } from '#tests/helpers/database.ts';
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

/** Payloads of a channel from now on. `settle` returns those sent before it was called: their order is kept. */
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
