import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { sha256 } from '#modules/auth/session/digests.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { type Identity, accountOfIdentity, linkIdentity } from './identities.ts';

const cookieName = 'link';
const lifeSeconds = 900;

/** Stores an identity for an account until the browser has signed in to that account by another method. */
export async function rememberLink(tx: SystemTx, userId: string, { issuer, subject }: Identity): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await sql`insert into auth.pending_link (id_hash, user_id, issuer, subject, expires_at)
    values (${sha256(id)}, ${userId}, ${issuer}, ${subject}, now() + make_interval(secs => ${lifeSeconds}))`.execute(
    tx,
  );
  return id;
}

export function setLinkCookie(config: Pick<Config, 'PUBLIC_URL'>, id: string, reply: FastifyReply): void {
  setBrowserCookie(config, reply, { name: cookieName, value: id, maxAgeSeconds: lifeSeconds });
}

/**
 * Must be called by every sign-in method other than Google's, once the person has proven that the account is theirs.
 */
export async function linkWhatWaits(
  tx: SystemTx,
  config: Pick<Config, 'PUBLIC_URL'>,
  signIn: { userId: string; visitor: Visitor },
): Promise<void> {
  const id = browserCookie(config, signIn.visitor, cookieName);
  if (id === undefined) return;
  const { rows } = await sql<Identity>`delete from auth.pending_link
    where id_hash = ${sha256(id)} and user_id = ${signIn.userId} and expires_at > now()
    returning issuer, subject`.execute(tx);
  const identity = rows[0];
  if (identity === undefined) return;
  if ((await accountOfIdentity(tx, identity)) === undefined) await linkIdentity(tx, signIn.userId, identity);
}
