import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Events with their deliveries, a week after the last one was done: long enough to look into what somebody reports
 * after a weekend. One that is pending or parked keeps its event, however old.
 */
export const sweepEvents = sweepOf(
  'platform.event',
  'id',
  // Asked of each old event by itself. On tables not analysed yet, `not exists` became a join that read every delivery
  // for each batch: 45 s for 60 000 of 200 000 events, against 1.6 s.
  sql`occurred_at < now() - interval '7 days' and coalesce(
    (select bool_and(d.state = 'done' and d.done_at < now() - interval '7 days')
      from platform.delivery d where d.event_id = event.id), true)`,
  'skip locked',
);
