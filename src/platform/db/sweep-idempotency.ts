import { sql } from 'kysely';
import { sweepOf } from './statements/delete-in-batches.ts';

/** Answers are given again for 24 hours; a key that is older counts as new, so its row says nothing any more. */
export const sweepIdempotency = sweepOf(
  'platform.idempotency',
  'ctid',
  sql`created_at < now() - interval '24 hours'`,
  'skip locked',
);
