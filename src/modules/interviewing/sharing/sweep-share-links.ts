import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes links 30 days after they expired or were revoked. */
export const sweepShareLinks = sweepOf(
  'interviewing.share_link',
  'ctid',
  sql`coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
);
