import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Visits that are over: their secret opens nothing any more. */
export const sweepAnonymousSessions = sweepOf('auth.anonymous_session', 'id', sql`expires_at < now()`, 'skip locked');
