import { sql } from 'kysely';

/** Of a session `s`: whether its owner proved at Google, within five minutes, that the account is theirs. */
export const googleProofIsFresh = sql<boolean>`coalesce(s.google_proven_at > now() - interval '5 minutes', false)`;
