import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Puts an account on the paid plan, at the beginning of a month. A request could not: its role writes no plan. */
export async function startPaidMonth(app: TestApp, userId: string): Promise<void> {
  await sql`insert into billing.account (owner_id, plan) values (${userId}, 'premium')
    on conflict (owner_id) do update set plan = 'premium', interviews_used = 0`.execute(app.deps.db.system);
}
