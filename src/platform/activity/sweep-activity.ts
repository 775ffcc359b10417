import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** After 13 months: a year, plus the month in which somebody reviews it. */
export const sweepActivity = sweepOf('platform.activity', 'event_id', sql`occurred_at < now() - interval '13 months'`);
