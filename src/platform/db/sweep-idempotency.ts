import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from './statements/delete-in-batches.ts';

/** Answers are given again for 24 hours; a key that is older counts as new, so its row says nothing any more. */
export const sweepIdempotency: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from platform.idempotency where ctid = any (array(
      select ctid from platform.idempotency where created_at < now() - interval '24 hours'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
