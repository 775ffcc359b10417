import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes expired visits; their secrets are no longer accepted. */
export const sweepAnonymousSessions = sweepOf('auth.anonymous_session', 'id', sql`expires_at < now()`, 'skip locked');
