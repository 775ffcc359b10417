import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

const tables = [
  { table: sql.table('auth.google_visit'), key: sql.ref('state_hash') },
  { table: sql.table('auth.sign_in_grant'), key: sql.ref('id_hash') },
  { table: sql.table('auth.pending_link'), key: sql.ref('id_hash') },
];

/** Visits to Google, grants and waiting links, as soon as they expired: none of them is asked about afterwards. */
export const sweepGoogle: Sweep = async (db, controls) => {
  let rows = 0;
  for (const { table, key } of tables) {
    rows += await deleteInBatches(controls, (limit) =>
      sql`delete from ${table} where ${key} = any (array(
        select ${key} from ${table} where expires_at < now()
        limit ${limit} for update skip locked))`.execute(db.system),
    );
  }
  return rows;
};
