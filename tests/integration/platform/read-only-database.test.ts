import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCandidate } from '#contracts/hiring/candidates.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { aUser } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('a database that takes no writes', () => {
  // Regression: 500, as if the product were broken; a failover to a standby takes seconds.
  it('API › the database is read-only for a while › answers 503 to a write, and serves it afterwards', async () => {
    const user = await aUser(overInject(app));
    const write = () => user.outcome(createCandidate, { body: { name: 'Olena' } });
    await setReadOnly('on');
    const refused = await write();
    expect([refused.status, refused.ok ? '' : refused.code]).toEqual([503, 'common.unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await setReadOnly('off');
    expect((await write()).status).toBe(201);
  });
});

/** Applies to new connections: existing ones are terminated. */
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
