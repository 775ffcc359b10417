import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Mail that left or was given up, after 30 days, as long as Temporal keeps the run that sent it. Addresses go with it. */
export const sweepMail: Sweep = (db, controls) =>
  deleteInBatches(controls, (limit) =>
    sql`delete from platform.mail_message where id = any (array(
      select id from platform.mail_message where settled_at < now() - interval '30 days' limit ${limit}))`.execute(
      db.system,
    ),
  );
