import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** After 13 months: no backup is that old, so erased data can no longer come back. */
export const sweepReceipts = sweepOf('platform.erasure', 'id', sql`closed_at < now() - interval '13 months'`);
