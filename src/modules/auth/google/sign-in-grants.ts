import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { sha256 } from '#modules/auth/session/digests.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

const cookieName = 'ax';
const lifeSeconds = 60;

/** Creates a grant to sign in as the user. Its id is sent as a cookie, so that no secret appears in a URL. */
export async function makeGrant(tx: SystemTx, userId: string): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await sql`insert into auth.sign_in_grant (id_hash, user_id, expires_at)
    values (${sha256(id)}, ${userId}, now() + make_interval(secs => ${lifeSeconds}))`.execute(tx);
  return id;
}

export function setGrantCookie(config: Pick<Config, 'PUBLIC_URL'>, id: string, reply: FastifyReply): void {
  setBrowserCookie(config, reply, { name: cookieName, value: id, maxAgeSeconds: lifeSeconds });
}

export function grantIdOf(config: Pick<Config, 'PUBLIC_URL'>, visitor: Visitor): string | undefined {
  return browserCookie(config, visitor, cookieName);
}

/** Spends a grant; undefined if it is spent, expired or unknown. */
export async function spendGrant(
  tx: SystemTx,
  id: string,
): Promise<{ readonly userId: string; readonly email: string; readonly provenAt: Date } | undefined> {
  const { rows } = await sql<{ userId: string; email: string; provenAt: Date; open: boolean }>`
    delete from auth.sign_in_grant g using auth."user" u where g.id_hash = ${sha256(id)} and u.id = g.user_id
    returning g.user_id as "userId", u.email, g.proven_at as "provenAt", g.expires_at > now() as open`.execute(tx);
  return rows[0]?.open === true ? rows[0] : undefined;
}
