import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes previews of expired visits, with the posting and the CV they were made from. */
export const sweepPreviews = sweepOf('interviewing.preview', 'id', sql`expires_at < now()`);
