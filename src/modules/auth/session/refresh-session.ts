import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import type { AccessTokens } from './access-tokens.ts';
import { sha256 } from './digests.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { signedOutEverywhere } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { successorOf } from './refresh-token.ts';
import { type FoundSession, findSession, lifetimes, revokeSession } from './sessions.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

interface RefreshDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER'>;
  readonly accessTokens: AccessTokens;
}

/** Parallel tabs and retries after a lost response arrive within seconds; a thief usually does not. */
const graceSeconds = 30;
const maxGraceHits = 20;

type Outcome = { kind: 'refused' } | { kind: 'renewed'; session: FoundSession; refreshToken?: string };

/**
 * Exchanges a refresh token. A session in rotation mode also gets a new refresh token; the previous token is accepted
 * for another 30 seconds and yields the same successor. An older token means that two parties hold it: the session ends
 * and its owner is notified.
 *
 * @throws AppError auth.refresh_refused
 */
export async function refreshSession(
  deps: RefreshDeps,
  visitor: Visitor,
  input: { refreshToken: string },
): Promise<{ accessToken: string; refreshToken?: string }> {
  const outcome = await asSystem(deps.db, async (tx): Promise<Outcome> => {
    const session = await findSession(tx, input.refreshToken, visitor);
    if (session === undefined || !session.live) return { kind: 'refused' };
    if (session.mode === 'stable') return extend(tx, session, visitor);
    if (session.token === 'current') return rotate(tx, deps.config.PEPPER, session, input.refreshToken, visitor);
    if (isGrace(session)) return repeat(tx, deps.config.PEPPER, session, input.refreshToken);
    await endReused(tx, session);
    return { kind: 'refused' };
  });
  if (outcome.kind === 'refused') throw new AppError('auth.refresh_refused');
  const { session, refreshToken } = outcome;
  const accessToken = deps.accessTokens.make(session.userId, session.id);
  return refreshToken === undefined ? { accessToken } : { accessToken, refreshToken };
}

async function extend(tx: SystemTx, session: FoundSession, visitor: Visitor): Promise<Outcome> {
  await sql`update auth.session set idle_until = now() + ${lifetimes.stable.idle}::interval, last_used_at = now(),
      network = ${visitor.network}, user_agent = ${visitor.userAgent}
    where id = ${session.id}`.execute(tx);
  return { kind: 'renewed', session };
}

async function rotate(
  tx: SystemTx,
  pepper: string,
  session: FoundSession,
  presented: string,
  visitor: Visitor,
): Promise<Outcome> {
  const refreshToken = successorOf(pepper, presented, session.id, session.generation);
  await sql`update auth.session set previous_hash = current_hash, current_hash = ${sha256(refreshToken)},
      generation = generation + 1, rotated_at = now(), last_used_at = now(), network = ${visitor.network}, user_agent = ${visitor.userAgent},
      idle_until = now() + ${lifetimes.rotate.idle}::interval
    where id = ${session.id}`.execute(tx);
  await sql`insert into auth.spent_token (hash, session_id) values (${sha256(presented)}, ${session.id})`.execute(tx);
  return { kind: 'renewed', session, refreshToken };
}

function isGrace(session: FoundSession): boolean {
  return (
    session.token === 'previous' &&
    session.secondsSinceRotation <= graceSeconds &&
    session.graceHits < maxGraceHits &&
    (session.sameNetwork || session.sameBrowser)
  );
}

async function repeat(tx: SystemTx, pepper: string, session: FoundSession, presented: string): Promise<Outcome> {
  await sql`update auth.session set grace_hits = ${session.graceHits} + 1, last_used_at = now(),
      grace_since = case when ${session.graceHits} = 0 then now() else grace_since end
    where id = ${session.id}`.execute(tx);
  return {
    kind: 'renewed',
    session,
    refreshToken: successorOf(pepper, presented, session.id, session.generation - 1),
  };
}

async function endReused(tx: SystemTx, session: FoundSession): Promise<void> {
  await revokeSession(tx, session.userId, session.id, 'reuse');
  const owner = await tx
    .selectFrom('auth.user')
    .select(['email', 'language'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, signedOutEverywhere, {
    ownerId: session.userId,
    to: owner.email,
    language: languageOfUser(owner.language),
    parameters: {},
  });
}
