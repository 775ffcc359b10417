import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { codeMailWindows, issueCode } from './codes.ts';
import { mailCode, mailOwner } from './registration-mails.ts';
import { newId } from '#platform/new-id.ts';
import { takeBack } from '#platform/db/statements/take-back.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { countCall, limitFor, takeFromWindows } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** Mails a new code. Limits and response are the same for an address that nobody registered. */
export async function resendCode(
  deps: { db: Db; config: Pick<Config, 'PEPPER'> },
  visitor: Visitor,
  input: { email: string },
): Promise<{ status: 'accepted' }> {
  await countCall(deps, visitor);
  await asSystem(deps.db, (tx) => resend(tx, deps.config.PEPPER, visitor, input.email));
  return { status: 'accepted' };
}

async function resend(tx: SystemTx, pepper: string, visitor: Visitor, email: string): Promise<void> {
  const wait = await takeFromWindows(tx, [
    ...codeMailWindows(pepper, email),
    { key: `codes-asked:${visitor.network}`, limit: limitFor(visitor, 30), seconds: 3600 },
  ]);
  if (wait > 0) throw new AppError('auth.throttled', undefined, wait);
  const user = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language', 'email_verified_at', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  // Without a password, a code is the only way to sign in.
  const byCode = user !== undefined && (user.email_verified_at === null || user.password_hash === null);
  const unproven = byCode ? user.id : null;
  const proof = await issueCode(tx, pepper, email, unproven);
  if (user === undefined)
    return takeBack(tx, () => mailCode(tx, { ownerId: newId(), to: email, language: 'en' }, proof));
  const to = { ownerId: user.id, to: user.email, language: languageOfUser(user.language) };
  return unproven === null ? mailOwner(tx, to) : mailCode(tx, to, proof);
}
