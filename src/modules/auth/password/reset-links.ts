import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { linkTokenHash, newLinkToken } from '#platform/link-token.ts';

/** How long a mailed link sets a new password. */
export const resetValidity = '30 minutes';

/**
 * Makes a link that sets a new password, once. Earlier ones stay valid until they expire or one of them is used: anybody
 * can ask for a link to any address, and must not make the one that its owner holds useless.
 *
 * @param userId null: of nobody, so that an unknown address costs the same
 */
export async function issueResetLink(tx: SystemTx, userId: string | null): Promise<string> {
  const token = newLinkToken();
  await sql`insert into auth.password_reset (token_hash, user_id, expires_at)
    values (${linkTokenHash(token)}, ${userId}, now() + ${resetValidity}::interval)`.execute(tx);
  return token;
}

export type ResetVerdict =
  | { readonly kind: 'accepted'; readonly userId: string; readonly email: string }
  | { readonly kind: 'denied'; readonly code: 'auth.link_invalid' | 'auth.link_expired' | 'auth.link_spent' };

/** Whose password a link sets. Locks it, so that of two uses at once the second finds it spent. */
export async function findResetLink(tx: SystemTx, token: string): Promise<ResetVerdict> {
  const { rows } = await sql<{ user_id: string; email: string; spent: boolean; old: boolean }>`
    select r.user_id, u.email, r.spent_at is not null as spent, r.expires_at <= now() as old
    from auth.password_reset r join auth."user" u on u.id = r.user_id
    where r.token_hash = ${linkTokenHash(token)} for update of r`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) return { kind: 'denied', code: 'auth.link_invalid' };
  if (stored.spent) return { kind: 'denied', code: 'auth.link_spent' };
  if (stored.old) return { kind: 'denied', code: 'auth.link_expired' };
  return { kind: 'accepted', userId: stored.user_id, email: stored.email };
}

/** No link of an account sets its password any more. */
export async function spendResetLinks(tx: SystemTx, userId: string): Promise<void> {
  await sql`update auth.password_reset set spent_at = now() where user_id = ${userId} and spent_at is null`.execute(tx);
}
