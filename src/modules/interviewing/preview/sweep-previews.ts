import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Previews whose visit is over, with the posting and the CV that they were made from. */
export const sweepPreviews: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from interviewing.preview where id = any (array(
      select id from interviewing.preview where expires_at < now()
      limit ${limit}))`.execute(db.system),
  );
