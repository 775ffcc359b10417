import { sql } from 'kysely';
import { type Sweep, sweepOf } from '#platform/db/statements/delete-in-batches.ts';

const sweepRegistrations = sweepOf('auth.registration', 'id_hash', sql`expires_at < now()`, 'skip locked');
const sweepResets = sweepOf(
  'auth.password_reset',
  'token_hash',
  sql`expires_at < now() - interval '1 day'`,
  'skip locked',
);
const sweepMailed = sweepOf(
  'auth.code',
  'address_hash',
  sql`greatest(expires_at, link_expires_at) < now() - interval '1 day'`,
  'skip locked',
);

const sweepEmailChanges = sweepOf(
  'auth.email_change',
  'user_id',
  sql`asked_at < now() - interval '1 day'`,
  'skip locked',
);

/**
 * Deletes codes and links a day after they expire; until then, a late attempt with the right one is told that it is
 * expired or used. Deletes registrations as soon as they expire.
 */
export const sweepCodes: Sweep = async (db, controls) => {
  await sweepRegistrations(db, controls);
  await sweepResets(db, controls);
  await sweepEmailChanges(db, controls);
  return sweepMailed(db, controls);
};
