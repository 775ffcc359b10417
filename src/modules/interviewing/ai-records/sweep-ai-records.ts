import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes records of model answers after 6 months. */
export const sweepAiRecords = sweepOf('interviewing.ai_record', 'ctid', sql`created_at < now() - interval '6 months'`);
