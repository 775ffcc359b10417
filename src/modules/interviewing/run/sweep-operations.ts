import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Deletes settled operations of the runner after 30 days. They are kept to answer repeats; a device keeps unsent
 * operations for at most 7 days. An even later repeat would be stale by its field version and change nothing.
 */
export const sweepOperations = sweepOf(
  'interviewing.run_operation',
  'ctid',
  sql`created_at < now() - interval '30 days'`,
);
