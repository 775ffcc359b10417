import { sql } from 'kysely';
import { type Sweep, sweepOf } from '#platform/db/statements/delete-in-batches.ts';

const isOver = sql`expires_at < now()`;
const sweeps = [
  sweepOf('auth.google_visit', 'state_hash', isOver, 'skip locked'),
  sweepOf('auth.sign_in_grant', 'id_hash', isOver, 'skip locked'),
  sweepOf('auth.pending_link', 'id_hash', isOver, 'skip locked'),
];

/**
 * Deletes visits to Google, grants and pending links as soon as they expire, because they are not needed afterwards.
 */
export const sweepGoogle: Sweep = async (db, controls) => {
  let rows = 0;
  for (const sweep of sweeps) rows += await sweep(db, controls);
  return rows;
};
