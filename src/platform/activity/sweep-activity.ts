import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** After 13 months: a year, and the month in which somebody looks back at it. */
export const sweepActivity: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from platform.activity where event_id = any (array(
      select event_id from platform.activity where occurred_at < now() - interval '13 months' limit ${limit}))`.execute(
      db.system,
    ),
  );
