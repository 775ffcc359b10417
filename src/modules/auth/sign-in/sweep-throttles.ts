import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';
import { mostMisses } from './sign-in-waits.ts';

/**
 * Windows that closed: the next call opens a new one. Misses of a sign-in are a count in a row and outlive their wait:
 * they are forgotten after a month without another, but not those that closed a password until it is reset.
 */
export const sweepThrottles = sweepOf(
  'auth.throttle',
  'key',
  sql`ends_at < now()
    and (key not like 'login:%' or (ends_at < now() - interval '30 days' and hits < ${mostMisses}))`,
  'skip locked',
);
