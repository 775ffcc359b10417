import { sql } from 'kysely';
import { type Sweep, deleteInBatches, sweepOf } from '#platform/db/statements/delete-in-batches.ts';

const endedLongAgo = sql`coalesce(session.revoked_at, least(session.idle_until, session.absolute_until))
  < now() - interval '30 days'`;
const sweepEnded = sweepOf('auth.session', 'id', endedLongAgo, 'skip locked');

/**
 * Deletes sessions 30 days after they ended. Until then, it can be looked up when and why a session ended. A token of a
 * deleted session is rejected like one that never existed.
 */
export const sweepSessions: Sweep = async (db, controls) => {
  // A session in rotation mode leaves up to three thousand of these; the cascade would delete them all in one
  // statement.
  await deleteInBatches(controls, (limit) =>
    sql`delete from auth.spent_token where hash = any (array(
      select t.hash from auth.session join auth.spent_token t on t.session_id = session.id
      where ${endedLongAgo} limit ${limit}))`.execute(db.system),
  );
  return sweepEnded(db, controls);
};
