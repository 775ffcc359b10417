import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Visits that are over: their secret opens nothing any more. */
export const sweepAnonymousSessions: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from auth.anonymous_session where id = any (array(
      select id from auth.anonymous_session where expires_at < now()
      limit ${limit} for update skip locked))`.execute(db.system),
  );
