import { sql } from 'kysely';
import { type Sweep, deleteInBatches, sweepOf } from '#platform/db/statements/delete-in-batches.ts';

const endedLongAgo = sql`coalesce(session.revoked_at, least(session.idle_until, session.absolute_until))
  < now() - interval '30 days'`;
const sweepEnded = sweepOf('auth.session', 'id', endedLongAgo, 'skip locked');

/**
 * Sessions, 30 days after they ended: who asks when and why a session ended finds an answer for as long as one may
 * live. A token of one that is gone is refused like one that never was.
 */
export const sweepSessions: Sweep = async (db, controls) => {
  // A rotating session leaves up to three thousand; by the cascade they would all go in one statement.
  await deleteInBatches(controls, (limit) =>
    sql`delete from auth.spent_token where hash = any (array(
      select t.hash from auth.session join auth.spent_token t on t.session_id = session.id
      where ${endedLongAgo} limit ${limit}))`.execute(db.system),
  );
  return sweepEnded(db, controls);
};
