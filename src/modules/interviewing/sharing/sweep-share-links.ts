import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Links that expired or were revoked, after 30 days. */
export const sweepShareLinks = sweepOf(
  'interviewing.share_link',
  'ctid',
  sql`coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
);
