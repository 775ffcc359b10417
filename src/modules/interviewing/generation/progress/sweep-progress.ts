import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes generation progress after an hour; the plan itself is the published version. */
export const sweepProgress = sweepOf('interviewing.plan_progress', 'ctid', sql`created_at < now() - interval '1 hour'`);
