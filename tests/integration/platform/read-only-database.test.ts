import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { overInject } from '#tests/helpers/client.ts';
import { signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('a database that takes no writes', () => {
  // Seen: 500, as if the product were broken; a failover to a standby takes seconds.
  it('API › the database is read-only for a while › answers 503 to a write, and serves it afterwards', async () => {
    const { accessToken } = await signUp(overInject(app));
    const write = () =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/candidates',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: { name: 'Olena' },
      });
    await setReadOnly('on');
    const refused = await write();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'common.unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await setReadOnly('off');
    expect((await write()).statusCode).toBe(201);
  });
});

/** For new connections: those there are, are ended. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const name = new URL(app.config.DATABASE_URL).pathname.slice(1);
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  try {
    await admin.query(`alter database ${pg.escapeIdentifier(name)} set default_transaction_read_only = ${value}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  } finally {
    await admin.end();
  }
  await until(() =>
    sql`select 1`.execute(app.deps.db.tenant).then(
      () => true,
      () => false,
    ),
  );
}
