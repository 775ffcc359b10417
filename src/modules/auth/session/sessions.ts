import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { sha256 } from './digests.ts';
import { type RevokedReason, sessionRevoked } from '#modules/auth/events.ts';
import { newRefreshToken } from './refresh-token.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

export type RefreshMode = 'stable' | 'rotate';

/** Idle and absolute session lifetimes, so that a cookie found on an old machine is useless. */
export const lifetimes: Readonly<Record<RefreshMode, { readonly idle: string; readonly absolute: string }>> = {
  rotate: { idle: '14 days', absolute: '30 days' },
  stable: { idle: '24 hours', absolute: '7 days' },
};

const maxLive = 10;

/** Opens a session. If there are more than ten live ones, the oldest ends. */
export async function openSession(
  tx: SystemTx,
  userId: string,
  mode: RefreshMode,
  visitor: Visitor,
  googleProvenAt: Date | null = null,
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = newId();
  const refreshToken = newRefreshToken();
  const { idle, absolute } = lifetimes[mode];
  // Serialises sign-ins per user; concurrent ones would otherwise each see only nine others.
  await sql`select from auth."user" where id = ${userId} for update`.execute(tx);
  await sql`insert into auth.session
      (id, user_id, mode, current_hash, network, user_agent, google_proven_at, idle_until, absolute_until)
    values (${sessionId}, ${userId}, ${mode}, ${sha256(refreshToken)}, ${visitor.network}, ${visitor.userAgent},
      ${googleProvenAt}, now() + ${idle}::interval, now() + ${absolute}::interval)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from auth.session
    where user_id = ${userId} and revoked_at is null and least(idle_until, absolute_until) > now()
    order by created_at desc, id desc offset ${maxLive}`.execute(tx);
  for (const { id } of rows) await revokeSession(tx, userId, id, 'too_many');
  return { sessionId, refreshToken };
}

/**
 * Ends a session; its access tokens are rejected once the transaction commits. Does nothing if it has already ended.
 */
export async function revokeSession(
  tx: SystemTx,
  userId: string,
  sessionId: string,
  reason: RevokedReason,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('auth.session')
    .set({ revoked_at: sql`now()`, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await appendEventOf(tx, userId, sessionRevoked(sessionId, { userId, reason }));
}

/** @param except id of a session that continues */
export async function revokeAllSessions(
  tx: SystemTx,
  userId: string,
  reason: RevokedReason,
  except?: string,
): Promise<void> {
  const sessions = await tx
    .selectFrom('auth.session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  for (const { id } of sessions) if (id !== except) await revokeSession(tx, userId, id, reason);
}

export interface FoundSession {
  readonly id: string;
  readonly userId: string;
  readonly mode: string;
  readonly generation: number;
  /** the role of the presented token in the session */
  readonly token: 'current' | 'previous' | 'spent';
  readonly live: boolean;
  readonly secondsSinceRotation: number;
  readonly graceHits: number;
  readonly sameNetwork: boolean;
  readonly sameBrowser: boolean;
}

/** Locks and returns the session that a refresh token belongs or belonged to. */
export async function findSession(
  tx: SystemTx,
  refreshToken: string,
  visitor: Visitor,
): Promise<FoundSession | undefined> {
  const hash = sha256(refreshToken);
  // Locks by id first and then compares, so that the comparison sees what a concurrent transaction has written.
  const { rows: named } = await sql<{ id: string }>`
    select id from auth.session where current_hash = ${hash}
    union all select session_id from auth.spent_token where hash = ${hash} limit 1`.execute(tx);
  const id = named[0]?.id;
  if (id === undefined) return undefined;
  const { rows } = await sql<FoundSession>`
    select id, user_id as "userId", mode, generation,
      case when current_hash = ${hash} then 'current' when previous_hash = ${hash} then 'previous' else 'spent' end as token,
      revoked_at is null and least(idle_until, absolute_until) > now() as live,
      extract(epoch from now() - rotated_at)::float8 as "secondsSinceRotation",
      case when grace_since > now() - interval '24 hours' then grace_hits else 0 end as "graceHits",
      network = ${visitor.network} as "sameNetwork", user_agent = ${visitor.userAgent} as "sameBrowser"
    from auth.session where id = ${id} for update`.execute(tx);
  return rows[0];
}
