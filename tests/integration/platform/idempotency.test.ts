import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Db, createDb } from '#platform/db/client.ts';
import { asTenantOnce, requestHash } from '#platform/http/idempotency.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database.ts';

let db: Db;

beforeAll(async () => {
  db = createDb({
    connectionString: await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`),
    max: 4,
  });
});

afterAll(() => db.destroy());

function once(key: string, body: unknown) {
  return { key, requestHash: requestHash(body) };
}

describe('asTenantOnce', () => {
  it('a key › used again with the same request › gives the first answer and does no work', async () => {
    const owner = randomUUID();
    let works = 0;
    const work = async () => ({ works: ++works });
    const first = await asTenantOnce(db, owner, once('k1', { a: 1 }), work);
    const second = await asTenantOnce(db, owner, once('k1', { a: 1 }), work);
    expect([first, second, works]).toEqual([{ works: 1 }, { works: 1 }, 1]);
  });

  it('a key › used again with another request › is refused', async () => {
    const owner = randomUUID();
    await asTenantOnce(db, owner, once('k1', { a: 1 }), async () => 1);
    await expect(asTenantOnce(db, owner, once('k1', { a: 2 }), async () => 2)).rejects.toMatchObject({
      code: 'common.idempotency_mismatch',
    });
  });

  it('a key › while its first request still runs › is told to come back', async () => {
    const owner = randomUUID();
    let finish: (value: number) => void = () => {};
    const running = new Promise<number>((resolve) => (finish = resolve));
    let entered: () => void = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const first = asTenantOnce(db, owner, once('k1', 1), async () => {
      entered();
      return running;
    });
    await inside;
    await expect(asTenantOnce(db, owner, once('k1', 1), async () => 2)).rejects.toMatchObject({
      code: 'common.idempotency_in_progress',
      retryAfter: 1,
    });
    finish(1);
    expect(await first).toBe(1);
  });

  it('a key › whose work failed › is free again', async () => {
    const owner = randomUUID();
    const failing = asTenantOnce(db, owner, once('k1', 1), async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await asTenantOnce(db, owner, once('k1', 1), async () => 5)).toBe(5);
  });

  it('a key › of another owner › is another key', async () => {
    expect(await asTenantOnce(db, randomUUID(), once('same', 1), async () => 'a')).toBe('a');
    expect(await asTenantOnce(db, randomUUID(), once('same', 2), async () => 'b')).toBe('b');
  });
});
