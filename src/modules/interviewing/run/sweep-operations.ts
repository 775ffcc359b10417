import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Settled operations of the runner, after 30 days. They answer repeats, and a device keeps what it has not sent for at
 * most 7; one that came later still would meet the versions of the fields and change nothing.
 */
export const sweepOperations: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from interviewing.run_operation where ctid = any (array(
      select ctid from interviewing.run_operation where created_at < now() - interval '30 days' limit ${limit}))`.execute(
      db.system,
    ),
  );
