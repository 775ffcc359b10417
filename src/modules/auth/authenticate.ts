import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Authenticate } from '#platform/http/actor.ts';
import type { AccessTokens } from './access-tokens.ts';

/** Token first, then one read by primary key: logout, reset and deletion act at once (security.md D1). */
export function createAuthenticate(deps: { db: Db; accessTokens: AccessTokens }): Authenticate {
  return async (bearer) => {
    const token = deps.accessTokens.read(bearer);
    if (token === undefined) return undefined;
    const { rows } = await sql<{ verified: boolean }>`
      select u.email_verified_at is not null as verified
      from auth.session s join auth."user" u on u.id = s.user_id
      where s.id = ${token.sessionId} and s.user_id = ${token.userId}
        and s.revoked_at is null and s.absolute_until > now()`.execute(deps.db.system);
    const session = rows[0];
    return session === undefined ? undefined : { ...token, emailVerified: session.verified };
  };
}
