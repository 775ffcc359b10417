import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { linkTokenHash, newLinkToken } from '#platform/link-token.ts';

/** How long a mailed link can set a new password. */
export const resetValidity = '30 minutes';

/**
 * Creates a single-use link for setting a new password. Earlier links stay valid until they expire or one of them is
 * used: anybody can request a link for any address, and must not be able to invalidate the owner's.
 *
 * @param userId null for an unknown address, so that it costs the same work
 */
export async function issueResetLink(tx: SystemTx, userId: string | null): Promise<string> {
  const token = newLinkToken();
  await sql`insert into auth.password_reset (token_hash, user_id, expires_at)
    values (${linkTokenHash(token)}, ${userId}, now() + ${resetValidity}::interval)`.execute(tx);
  return token;
}

export type ResetVerdict =
  | { readonly kind: 'accepted'; readonly userId: string; readonly email: string; readonly isProven: boolean }
  | { readonly kind: 'denied'; readonly code: 'auth.link_invalid' | 'auth.link_expired' | 'auth.link_spent' };

/**
 * The account whose password a link sets. Locks both, so that the second of two concurrent uses finds the link spent:
 * the account first, in the same order as everything else that ends the account's links, so that they cannot deadlock.
 */
export async function findResetLink(tx: SystemTx, token: string): Promise<ResetVerdict> {
  const { rows } = await sql<{ user_id: string; email: string; proven: boolean; spent: boolean; old: boolean }>`
    select r.user_id, u.email, u.email_verified_at is not null as proven, r.spent_at is not null as spent,
      r.expires_at <= now() as old
    from auth.password_reset r join auth."user" u on u.id = r.user_id
    where r.token_hash = ${linkTokenHash(token)} for update of u, r`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) return { kind: 'denied', code: 'auth.link_invalid' };
  if (stored.spent) return { kind: 'denied', code: 'auth.link_spent' };
  if (stored.old) return { kind: 'denied', code: 'auth.link_expired' };
  return { kind: 'accepted', userId: stored.user_id, email: stored.email, isProven: stored.proven };
}

/** Invalidates all of an account's reset links. */
export async function spendResetLinks(tx: SystemTx, userId: string): Promise<void> {
  await sql`update auth.password_reset set spent_at = now() where user_id = ${userId} and spent_at is null`.execute(tx);
}
