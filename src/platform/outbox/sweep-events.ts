import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/delete-in-batches.ts';

/**
 * Events with their deliveries, a week after the last one was done: long enough to look into what somebody reports
 * after a weekend. One that is pending or parked keeps its event, however old.
 */
export const sweepEvents: Sweep = (db, life) =>
  deleteInBatches(life, (limit) =>
    sql`delete from platform.event where id = any (array(
      select e.id from platform.event e
      where e.occurred_at < now() - interval '7 days' and not exists (
        select from platform.delivery d
        where d.event_id = e.id and (d.state <> 'done' or d.done_at >= now() - interval '7 days'))
      limit ${limit} for update skip locked))`.execute(db.system),
  );
