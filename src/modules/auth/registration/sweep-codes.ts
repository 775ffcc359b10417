import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/delete-in-batches.ts';

/** A day after they expired: until then a late try is told that the code is old or used, not that it is wrong. */
export const sweepCodes: Sweep = (db, life) =>
  deleteInBatches(life, (limit) =>
    sql`delete from auth.code where address_hash = any (array(
      select address_hash from auth.code where expires_at < now() - interval '1 day'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
