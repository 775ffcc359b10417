import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Previews whose visit is over, with the posting and the CV that they were made from. */
export const sweepPreviews = sweepOf('interviewing.preview', 'id', sql`expires_at < now()`);
