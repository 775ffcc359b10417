import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { linkTokenHash, newLinkToken } from '#platform/link-token.ts';
import { withdrawMail } from '#platform/mail/withdraw-mail.ts';
import { verificationCode } from '#modules/auth/mails.ts';
import { peppered } from '#modules/auth/session/digests.ts';
import type { Window } from '#modules/auth/sign-in/throttle.ts';

export const codeDigits = 6;
export const maxCodeTries = 5;
/** How long a code is valid. */
export const codeValidity = '10 minutes';
/** How long the link mailed with it is valid. */
const linkValidity = '24 hours';

/** Identifies an address in tables that also contain addresses without an account. */
export function addressHash(pepper: string, email: string): Buffer {
  return peppered(pepper, 'address', email);
}

/** The minimum gap between two code mails to one address. */
export function codeGap(pepper: string, email: string): Window {
  return { key: `code-gap:${addressHash(pepper, email).toString('base64url')}`, limit: 1, seconds: 60 };
}

/** Limits for code mails to one address: 60 seconds apart, 5 per hour, 10 per day. */
export function codeMailWindows(pepper: string, email: string): readonly Window[] {
  const address = addressHash(pepper, email).toString('base64url');
  return [
    codeGap(pepper, email),
    { key: `code-hour:${address}`, limit: 5, seconds: 3600 },
    { key: `code-day:${address}`, limit: 10, seconds: 86_400 },
  ];
}

/** The contents of a verification mail; either of the two verifies the address. */
export interface MailedProof {
  readonly code: string;
  /** the link's token */
  readonly token: string;
}

/**
 * Creates the address's only valid code and link. Invalidates earlier ones, and withdraws their mail if it has not been
 * sent yet. Without a user, the row is a decoy: guesses are counted and answered as for a real one.
 */
export async function issueCode(
  tx: SystemTx,
  pepper: string,
  email: string,
  userId: string | null,
): Promise<MailedProof> {
  await withdrawMail(tx, verificationCode, email);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const hash = userId === null ? randomBytes(32) : codeHash(pepper, userId, code);
  const token = newLinkToken();
  await sql`insert into auth.code (address_hash, user_id, code_hash, expires_at, link_hash, link_expires_at)
    values (${addressHash(pepper, email)}, ${userId}, ${hash}, now() + ${codeValidity}::interval,
      ${linkTokenHash(token)}, now() + ${linkValidity}::interval)
    on conflict (address_hash) do update set user_id = excluded.user_id, code_hash = excluded.code_hash,
      tries = 0, spent_at = null, expires_at = excluded.expires_at, link_hash = excluded.link_hash,
      link_spent_at = null, link_expires_at = excluded.link_expires_at`.execute(tx);
  return { code, token };
}

/** Invalidates the address's code, whether already mailed or still queued. */
export async function forgetCode(tx: SystemTx, pepper: string, email: string): Promise<void> {
  await withdrawMail(tx, verificationCode, email);
  await tx.deleteFrom('auth.code').where('address_hash', '=', addressHash(pepper, email)).execute();
}

export type CodeVerdict =
  | { readonly kind: 'accepted'; readonly userId: string }
  | {
      readonly kind: 'denied';
      readonly code: 'auth.code_invalid' | 'auth.code_expired' | 'auth.code_spent';
    };

/**
 * Checks a code once: the right one can be used once, and the fifth wrong attempt invalidates it. The attempt counts
 * only if `tx` commits.
 */
export async function tryCode(tx: SystemTx, pepper: string, email: string, code: string): Promise<CodeVerdict> {
  const address = addressHash(pepper, email);
  const { rows } = await sql<{
    user_id: string | null;
    code_hash: Buffer;
    tries: number;
    spent: boolean;
    old: boolean;
  }>`
    select user_id, code_hash, tries, spent_at is not null as spent, expires_at <= now() as old
    from auth.code where address_hash = ${address} for update`.execute(tx);
  const stored = rows[0];
  if (stored === undefined) return { kind: 'denied', code: 'auth.code_invalid' };
  const right = timingSafeEqual(codeHash(pepper, stored.user_id ?? '', code), stored.code_hash);
  // Only a caller with the right code learns that it is spent or expired; anybody else gets the same response for every
  // address.
  if (right && stored.spent) return { kind: 'denied', code: 'auth.code_spent' };
  if (right && stored.old) return { kind: 'denied', code: 'auth.code_expired' };
  if (stored.spent || stored.old) return { kind: 'denied', code: 'auth.code_invalid' };
  const spent = right || stored.tries + 1 >= maxCodeTries;
  // Wrong attempts invalidate only the code. The link cannot be guessed, so it still verifies the address.
  await sql`update auth.code set tries = tries + 1, spent_at = case when ${spent}::boolean then now() end,
      link_spent_at = case when ${right}::boolean then now() else link_spent_at end
    where address_hash = ${address}`.execute(tx);
  if (spent) await withdrawMail(tx, verificationCode, email);
  if (right && stored.user_id !== null) return { kind: 'accepted', userId: stored.user_id };
  return { kind: 'denied', code: 'auth.code_invalid' };
}

export type LinkVerdict =
  | { readonly kind: 'accepted'; readonly userId: string }
  | { readonly kind: 'denied'; readonly code: 'auth.link_invalid' | 'auth.link_expired' | 'auth.link_spent' };

/** Checks a link's token. The right one can be used once, and also spends the code mailed with it. */
export async function tryLink(tx: SystemTx, token: string): Promise<LinkVerdict> {
  const hash = linkTokenHash(token);
  const { rows } = await sql<{ user_id: string | null; spent: boolean; old: boolean }>`
    select user_id, link_spent_at is not null as spent, link_expires_at <= now() as old
    from auth.code where link_hash = ${hash} for update`.execute(tx);
  const [stored] = rows;
  if (stored === undefined || stored.user_id === null) return { kind: 'denied', code: 'auth.link_invalid' };
  if (stored.spent) return { kind: 'denied', code: 'auth.link_spent' };
  if (stored.old) return { kind: 'denied', code: 'auth.link_expired' };
  await sql`update auth.code set link_spent_at = now(), spent_at = coalesce(spent_at, now())
    where link_hash = ${hash}`.execute(tx);
  return { kind: 'accepted', userId: stored.user_id };
}

function codeHash(pepper: string, userId: string, code: string): Buffer {
  return peppered(pepper, userId, 'verify-email', code);
}
