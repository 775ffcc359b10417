import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Codes and links a day after they expired: until then a late try with the right one is told that it is old or used.
 * Registrations as soon as they expired.
 */
export const sweepCodes: Sweep = async (db, controls) => {
  await deleteInBatches(controls, (limit) =>
    sql`delete from auth.registration where id_hash = any (array(
      select id_hash from auth.registration where expires_at < now()
      limit ${limit} for update skip locked))`.execute(db.system),
  );
  await deleteInBatches(controls, (limit) =>
    sql`delete from auth.password_reset where token_hash = any (array(
      select token_hash from auth.password_reset where expires_at < now() - interval '1 day'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
  return deleteInBatches(controls, (limit) =>
    sql`delete from auth.code where address_hash = any (array(
      select address_hash from auth.code
      where greatest(expires_at, link_expires_at) < now() - interval '1 day'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
};
