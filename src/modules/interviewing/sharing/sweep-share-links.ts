import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Links that expired or were revoked, after 30 days. */
export const sweepShareLinks: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from interviewing.share_link where ctid = any (array(
      select ctid from interviewing.share_link
      where coalesce(revoked_at, expires_at) < now() - interval '30 days' limit ${limit}))`.execute(db.system),
  );
