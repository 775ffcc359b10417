import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** After 13 months: no backup is that old, so nothing that was erased can come back any more. */
export const sweepReceipts: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from platform.erasure where id = any (array(
      select id from platform.erasure where closed_at < now() - interval '13 months' limit ${limit}))`.execute(
      db.system,
    ),
  );
