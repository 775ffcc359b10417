import { sql } from 'kysely';
import { sweepOf } from './statements/delete-in-batches.ts';

/** Responses are replayed for 24 hours; an older key counts as new, so its row is useless. */
export const sweepIdempotency = sweepOf(
  'platform.idempotency',
  'ctid',
  sql`created_at < now() - interval '24 hours'`,
  'skip locked',
);
