import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('what an account may use', () => {
  it.each([
    ['its tier', sql`update billing.subscription set tier = 'premium'`, 'subscription'],
    ['its status', sql`update billing.subscription set status = 'active'`, 'subscription'],
    ['when its windows begin', sql`update billing.subscription set anchor = now()`, 'subscription'],
    ['whose customer it is', sql`update billing.subscription set customer_id = 'cus_other'`, 'subscription'],
    ['whose it is', sql`update billing.account set owner_id = ${newId()}`, 'account'],
    ['since when it is there', sql`update billing.account set created_at = now()`, 'account'],
    [
      'a paid one, made anew',
      sql`insert into billing.subscription (owner_id, tier) values (platform.current_owner(), 'premium')`,
      'subscription',
    ],
    [
      'nothing used, made anew',
      sql`insert into billing.account (owner_id, interviews_used) values (platform.current_owner(), 0)`,
      'account',
    ],
    ['no account any more', sql`delete from billing.account`, 'account'],
    ['no subscription any more', sql`delete from billing.subscription`, 'subscription'],
    ['a window that begins elsewhere', sql`update billing.quota_window set ends_at = now()`, 'quota_window'],
    ['that a unit was no extra one', sql`update billing.interview_unit set extra = false`, 'interview_unit'],
  ])('app_runtime › writes %s › is refused by the database', async (_, statement, table) => {
    const recruiter = await aRecruiter(app);
    await aPosition(recruiter);
    const written = asTenant(app.deps.db, recruiter.userId, (tx) => statement.execute(tx));
    await expect(written).rejects.toThrow(`permission denied for table ${table}`);
    const { rows } =
      await sql`select live_positions, s.tier from billing.account a left join billing.subscription s using (owner_id)
        where owner_id = ${recruiter.userId}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ live_positions: 1, tier: null }]);
  });
});
