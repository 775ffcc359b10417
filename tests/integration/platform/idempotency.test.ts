import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Db, createDb } from '#platform/db/client.ts';
import { requestHash } from '#platform/db/idempotency-key.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';

let db: Db;

beforeAll(async () => {
  db = createDb({
    connectionString: await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`),
    max: 4,
  });
});

afterAll(() => db.destroy());

function once(key: string, body: unknown) {
  return { idempotencyKey: { key, requestHash: requestHash(body) } };
}

describe('asTenant with an idempotency key', () => {
  it('a key › used again with the same request › gives the first answer and does no work', async () => {
    const owner = randomUUID();
    let works = 0;
    const work = async () => ({ works: ++works });
    const first = await asTenant(db, owner, work, once('k1', { a: 1 }));
    const second = await asTenant(db, owner, work, once('k1', { a: 1 }));
    expect([first, second, works]).toEqual([{ works: 1 }, { works: 1 }, 1]);
  });

  it('a key › used again with another request › is refused', async () => {
    const owner = randomUUID();
    await asTenant(db, owner, async () => 1, once('k1', { a: 1 }));
    await expect(asTenant(db, owner, async () => 2, once('k1', { a: 2 }))).rejects.toMatchObject({
      code: 'common.idempotency_mismatch',
    });
  });

  it('a key › while its first request still runs › is told to come back', async () => {
    const owner = randomUUID();
    let finish: (value: number) => void = () => {};
    const running = new Promise<number>((resolve) => (finish = resolve));
    let entered: () => void = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const first = asTenant(
      db,
      owner,
      async () => {
        entered();
        return running;
      },
      once('k1', 1),
    );
    await inside;
    await expect(asTenant(db, owner, async () => 2, once('k1', 1))).rejects.toMatchObject({
      code: 'common.idempotency_in_progress',
      retryAfter: 1,
    });
    finish(1);
    expect(await first).toBe(1);
  });

  it('a key › whose work failed › is free again', async () => {
    const owner = randomUUID();
    const failing = asTenant(
      db,
      owner,
      async () => {
        throw new Error('no');
      },
      once('k1', 1),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await asTenant(db, owner, async () => 5, once('k1', 1))).toBe(5);
  });

  it('a key › of another owner › is another key', async () => {
    expect(await asTenant(db, randomUUID(), async () => 'a', once('same', 1))).toBe('a');
    expect(await asTenant(db, randomUUID(), async () => 'b', once('same', 2))).toBe('b');
  });
});
