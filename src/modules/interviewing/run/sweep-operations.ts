import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Settled operations of the runner, after 30 days. They answer repeats, and a device keeps what it has not sent for at
 * most 7; one that came later still would meet the versions of the fields and change nothing.
 */
export const sweepOperations = sweepOf(
  'interviewing.run_operation',
  'ctid',
  sql`created_at < now() - interval '30 days'`,
);
