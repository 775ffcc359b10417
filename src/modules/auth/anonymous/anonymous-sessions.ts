import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Guest } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { sha256 } from '#modules/auth/session/digests.ts';

export interface AnonymousSession {
  /** the visitor's secret; only its hash is stored */
  readonly sessionId: string;
  readonly expiresAt: string;
}

export async function openAnonymousSession(tx: SystemTx): Promise<AnonymousSession> {
  const sessionId = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into auth.anonymous_session (id, id_hash, expires_at)
    values (${newId()}, ${sha256(sessionId)}, now() + interval '24 hours')
    returning expires_at as "expiresAt"`.execute(tx);
  return { sessionId, expiresAt: rows[0]?.expiresAt.toISOString() ?? '' };
}

/** The visitor with this secret; undefined if there is none, the visit has expired, or an account has taken it. */
export async function findGuest(deps: { db: Db }, sessionId: string): Promise<Omit<Guest, 'language'> | undefined> {
  const { rows } = await sql<Omit<Guest, 'language'>>`
    select id as "ownerId", expires_at as "expiresAt" from auth.anonymous_session
    where id_hash = ${sha256(sessionId)} and expires_at > now() and user_id is null`.execute(deps.db.system);
  return rows[0];
}

/**
 * The visit with this secret, if the account may take it or already has: it must not have expired or been taken by
 * another account.
 */
export async function findVisit(deps: { db: Db }, sessionId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.anonymous_session
    where id_hash = ${sha256(sessionId)} and expires_at > now() and (user_id is null or user_id = ${userId})`.execute(
    deps.db.system,
  );
  return rows[0]?.id;
}

/** @returns whether the visit now belongs to the account; false if it has expired or another account took it */
export async function giveToUser(tx: SystemTx, visitId: string, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update auth.anonymous_session set user_id = ${userId}
    where id = ${visitId} and expires_at > now() and (user_id is null or user_id = ${userId})`.execute(tx);
  return numAffectedRows === 1n;
}
