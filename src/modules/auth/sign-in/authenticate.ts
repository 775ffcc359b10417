import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Authenticate, IsSignedIn } from '#platform/actor.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';

interface SessionOfUser {
  readonly userId: string;
  readonly sessionId: string;
}

/** Token first, then one read by primary key: logout, reset and deletion act at once. */
export function createAuthenticate(deps: { db: Db; accessTokens: AccessTokens }): Authenticate {
  return async (bearer) => {
    const token = deps.accessTokens.read(bearer);
    if (token === undefined) return undefined;
    const session = await findLive(deps.db, token);
    return session === undefined ? undefined : { ...token, emailVerified: session.verified };
  };
}

export function createIsSignedIn(deps: { db: Db }): IsSignedIn {
  return async (actor) => (await findLive(deps.db, actor)) !== undefined;
}

async function findLive(db: Db, { userId, sessionId }: SessionOfUser): Promise<{ verified: boolean } | undefined> {
  const { rows } = await sql<{ verified: boolean }>`
    select u.email_verified_at is not null as verified
    from auth.session s join auth."user" u on u.id = s.user_id
    where s.id = ${sessionId} and s.user_id = ${userId}
      and s.revoked_at is null and least(s.idle_until, s.absolute_until) > now()`.execute(db.system);
  return rows[0];
}
