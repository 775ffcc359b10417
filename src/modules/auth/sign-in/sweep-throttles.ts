import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';
import { mostMisses } from './sign-in-waits.ts';

/**
 * Deletes closed windows; the next call opens a new one. Counters of wrong sign-in attempts outlive their wait, because
 * they count consecutive attempts. They are deleted after a month without another one, unless they have closed a
 * password, which only a reset reopens.
 */
export const sweepThrottles = sweepOf(
  'auth.throttle',
  'key',
  sql`ends_at < now()
    and (key not like 'login:%' or (ends_at < now() - interval '30 days' and hits < ${mostMisses}))`,
  'skip locked',
);
