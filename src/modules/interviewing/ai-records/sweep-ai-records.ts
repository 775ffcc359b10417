import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Records of what models answered, after 6 months. */
export const sweepAiRecords: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from interviewing.ai_record where ctid = any (array(
      select ctid from interviewing.ai_record where created_at < now() - interval '6 months' limit ${limit}))`.execute(
      db.system,
    ),
  );
