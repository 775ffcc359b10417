import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/delete-in-batches.ts';

/**
 * Windows that closed: the next call opens a new one. Misses of a sign-in are a count in a row and outlive their wait:
 * they are forgotten after a month without another.
 */
export const sweepThrottles: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from auth.throttle where key = any (array(
      select key from auth.throttle
      where ends_at < now()
        and (key not like 'login:%' or ends_at < now() - interval '30 days')
      limit ${limit} for update skip locked))`.execute(db.system),
  );
