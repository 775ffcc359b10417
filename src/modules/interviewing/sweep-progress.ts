import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

/** Takes away what pages were shown more than an hour ago; the plan itself is the published version. */
export async function sweepProgress(db: Db): Promise<void> {
  await sql`delete from interviewing.plan_progress where created_at < now() - interval '1 hour'`.execute(db.system);
}
