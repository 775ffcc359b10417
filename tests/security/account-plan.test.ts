import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { aPosition } from '#tests/helpers/builders.ts';
import { aRecruiter } from '#tests/helpers/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('what an account may use', () => {
  it.each([
    ['its plan', sql`update billing.account set plan = 'premium'`],
    ['whose it is', sql`update billing.account set owner_id = ${newId()}`],
    ['since when it is there', sql`update billing.account set created_at = now()`],
    [
      'a paid one, made anew',
      sql`insert into billing.account (owner_id, plan) values (platform.current_owner(), 'premium')`,
    ],
    [
      'nothing used, made anew',
      sql`insert into billing.account (owner_id, interviews_used) values (platform.current_owner(), 0)`,
    ],
    ['no account any more', sql`delete from billing.account`],
  ])('app_runtime › writes %s › is refused by the database', async (_, statement) => {
    const recruiter = await aRecruiter(app);
    await aPosition(recruiter);
    const written = asTenant(app.deps.db, recruiter.userId, (tx) => statement.execute(tx));
    await expect(written).rejects.toThrow('permission denied for table account');
    const { rows } =
      await sql`select plan, live_positions from billing.account where owner_id = ${recruiter.userId}`.execute(
        app.deps.db.system,
      );
    expect(rows).toEqual([{ plan: 'free', live_positions: 1 }]);
  });
});
