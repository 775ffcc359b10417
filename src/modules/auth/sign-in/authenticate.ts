import { CompiledQuery } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Authenticate, IsSignedIn } from '#platform/actor.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import { shareReads } from '#modules/auth/session/share-reads.ts';

interface SessionOfUser {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Verifies the token, then makes one read by primary key, so that logout, reset and deletion take effect immediately.
 */
export function createAuthenticate(deps: { db: Db; accessTokens: AccessTokens }): Authenticate {
  const findLive = liveSessions(deps.db);
  return async (bearer) => {
    const token = deps.accessTokens.read(bearer);
    if (token === undefined) return undefined;
    const session = await findLive(token);
    return session === undefined ? undefined : { ...token, emailVerified: session.verified };
  };
}

export function createIsSignedIn(deps: { db: Db }): IsSignedIn {
  const findLive = liveSessions(deps.db);
  return async (actor) => (await findLive(actor)) !== undefined;
}

interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly verified: boolean;
}

/** Calls share reads, because this is the most frequent query of all. */
function liveSessions(db: Db): (session: SessionOfUser) => Promise<LiveSession | undefined> {
  const read = shareReads((ids) => readLive(db, ids));
  return async ({ userId, sessionId }) => {
    const rows = await read(sessionId);
    return rows.find((row) => row.id === sessionId && row.userId === userId);
  };
}

/** Written as plain SQL: it runs for most requests and is always the same. */
const liveOfIds = `
  select s.id, s.user_id as "userId", u.email_verified_at is not null as verified
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.id = any ($1::uuid[]) and s.revoked_at is null and least(s.idle_until, s.absolute_until) > now()`;

async function readLive(db: Db, ids: readonly string[]): Promise<readonly LiveSession[]> {
  const { rows } = await db.system.executeQuery<LiveSession>(CompiledQuery.raw(liveOfIds, [ids]));
  return rows;
}
