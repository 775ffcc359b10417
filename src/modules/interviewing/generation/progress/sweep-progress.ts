import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** What pages were shown while a plan was made, after an hour; the plan itself is the published version. */
export const sweepProgress: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from interviewing.plan_progress where ctid = any (array(
      select ctid from interviewing.plan_progress where created_at < now() - interval '1 hour' limit ${limit}))`.execute(
      db.system,
    ),
  );
