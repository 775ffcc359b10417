import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { EmailChange } from '#contracts/auth/email.ts';
import type { Language } from '#contracts/common.ts';
import { AppError } from '#platform/app-error.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { withdrawMail } from '#platform/mail/withdraw-mail.ts';
import { emailChangeCode, emailInUse } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { codeDigits, codeMailWindows, codeValidity, maxCodeTries } from '#modules/auth/registration/codes.ts';
import { peppered } from '#modules/auth/session/digests.ts';
import { limitFor, takeFromWindows } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** How long the proof that began a change allows it to be completed. */
const changeValidity = sql`interval '1 hour'`;

export interface Holder {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly isProven: boolean;
}

/**
 * Locks the account, so that the second of two concurrent changes sees the result of the first. @throws AppError
 * common.unauthorized
 */
export async function lockHolder(tx: SystemTx, userId: string): Promise<Holder> {
  const row = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language', 'email_verified_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted after the request was authenticated.
  if (row === undefined) throw new AppError('common.unauthorized');
  const { id, email, language, email_verified_at: provenAt } = row;
  return { id, email, language: languageOfUser(language), isProven: provenAt !== null };
}

export async function findChange(tx: SystemTx, userId: string): Promise<EmailChange | undefined> {
  const { rows } = await sql<{ email: string; expires_at: Date }>`
    select email, expires_at from auth.email_change
    where user_id = ${userId} and done_at is null and asked_at > now() - ${changeValidity}`.execute(tx);
  const [row] = rows;
  return row && { email: row.email, codeExpiresAt: row.expires_at.toISOString() };
}

/**
 * Counts one more code mail against the limits of the new address (shared with registration), the account and the
 * network.
 *
 * @throws AppError auth.throttled
 */
export async function countChangeMail(
  tx: SystemTx,
  pepper: string,
  visitor: Visitor,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const wait = await takeFromWindows(tx, [
    ...codeMailWindows(pepper, email),
    // Per account, to limit code guesses through ever new addresses, and mails to those and to the old address.
    { key: `email-changes:${userId}`, limit: 10, seconds: 86_400 },
    { key: `codes-asked:${visitor.network}`, limit: limitFor(visitor, 30), seconds: 3600 },
  ]);
  if (wait > 0) throw new AppError('auth.throttled', undefined, wait);
}

/**
 * Creates the account's only valid change code and mails it. If the address already has an account, it gets a notice
 * instead and no code matches; guesses are counted and answered as usual.
 */
export async function mailChangeCode(
  tx: SystemTx,
  pepper: string,
  { id: userId, language }: Holder,
  email: string,
): Promise<EmailChange> {
  await withdrawCode(tx, userId);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const taken = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  const hash = taken === undefined ? codeHash(pepper, userId, email, code) : randomBytes(32);
  const { rows } = await sql<{ expires_at: Date }>`
    insert into auth.email_change (user_id, email, code_hash, expires_at)
    values (${userId}, ${email}, ${hash}, now() + ${codeValidity}::interval)
    on conflict (user_id) do update set email = excluded.email, code_hash = excluded.code_hash, tries = 0,
      spent_at = null, done_at = null, expires_at = excluded.expires_at
    returning expires_at`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no change was stored');
  if (taken === undefined) {
    const parameters = { code };
    await queueMail(tx, emailChangeCode, { ownerId: userId, to: email, language, parameters, validFor: codeValidity });
  } else {
    const to = { ownerId: taken.id, to: taken.email, language: languageOfUser(taken.language) };
    await queueMail(tx, emailInUse, { ...to, parameters: {} });
  }
  return { email, codeExpiresAt: row.expires_at.toISOString() };
}

/** Deletes the account's pending change, and withdraws its code mail if it has not been sent yet. */
export async function forgetChange(tx: SystemTx, userId: string): Promise<void> {
  await withdrawCode(tx, userId);
  await sql`delete from auth.email_change where user_id = ${userId}`.execute(tx);
}

async function withdrawCode(tx: SystemTx, userId: string): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from auth.email_change where user_id = ${userId} and done_at is null`.execute(tx);
  for (const { email } of rows) await withdrawMail(tx, emailChangeCode, email, userId);
}

export type ChangeVerdict =
  | { readonly kind: 'accepted'; readonly email: string }
  | { readonly kind: 'done before' }
  | {
      readonly kind: 'denied';
      readonly code: 'auth.code_invalid' | 'auth.code_expired' | 'auth.code_spent' | 'auth.email_change_gone';
    };

/**
 * Checks a code, as at registration: the right one can be used once, and the fifth wrong attempt invalidates it. Counts
 * only if `tx` commits.
 */
export async function tryChangeCode(
  tx: SystemTx,
  pepper: string,
  { id: userId, email: current }: Holder,
  code: string,
): Promise<ChangeVerdict> {
  const { rows } = await sql<{
    email: string;
    code_hash: Buffer;
    tries: number;
    spent: boolean;
    old: boolean;
    done: boolean;
  }>`
    select email, code_hash, tries, spent_at is not null as spent, expires_at <= now() as old,
      done_at is not null as done
    from auth.email_change where user_id = ${userId} and asked_at > now() - ${changeValidity} for update`.execute(tx);
  const stored = rows[0];
  if (stored === undefined) return { kind: 'denied', code: 'auth.email_change_gone' };
  const { email } = stored;
  const right = timingSafeEqual(codeHash(pepper, userId, email, code), stored.code_hash);
  // The previous response was lost, and the call is being repeated.
  if (right && stored.done && email === current.toLowerCase()) return { kind: 'done before' };
  if (stored.done) return { kind: 'denied', code: 'auth.email_change_gone' };
  if (right && stored.spent) return { kind: 'denied', code: 'auth.code_spent' };
  if (right && stored.old) return { kind: 'denied', code: 'auth.code_expired' };
  if (stored.spent || stored.old) return { kind: 'denied', code: 'auth.code_invalid' };
  const spent = right || stored.tries + 1 >= maxCodeTries;
  await sql`update auth.email_change set tries = tries + 1, spent_at = case when ${spent}::boolean then now() end,
      done_at = case when ${right}::boolean then now() end
    where user_id = ${userId}`.execute(tx);
  return right ? { kind: 'accepted', email } : { kind: 'denied', code: 'auth.code_invalid' };
}

function codeHash(pepper: string, userId: string, email: string, code: string): Buffer {
  return peppered(pepper, userId, 'change-email', email, code);
}
