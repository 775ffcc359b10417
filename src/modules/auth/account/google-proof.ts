import { sql } from 'kysely';

/** For a session `s`: whether its owner proved ownership of the account at Google within the last five minutes. */
export const googleProofIsFresh = sql<boolean>`coalesce(s.google_proven_at > now() - interval '5 minutes', false)`;
