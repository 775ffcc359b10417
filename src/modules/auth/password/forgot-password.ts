import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { takeBack } from '#platform/db/statements/take-back.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { newId } from '#platform/new-id.ts';
import { passwordReset } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { type Window, countCall, limitFor, takeFromWindows } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { issueResetLink, resetValidity } from './reset-links.ts';

/**
 * Mails a link for setting a new password, also to an account that has none yet. The response is the same for every
 * address, known or not, and even if a link was mailed moments ago, which then stays valid.
 */
export async function forgotPassword(
  deps: { db: Db; config: Pick<Config, 'PEPPER'> },
  visitor: Visitor,
  { email }: { email: string },
): Promise<{ status: 'accepted' }> {
  await countCall(deps, visitor);
  await asSystem(deps.db, async (tx) => {
    const asked: Window = { key: `resets-asked:${visitor.network}`, limit: limitFor(visitor, 30), seconds: 3600 };
    const wait = await takeFromWindows(tx, [asked]);
    if (wait > 0) throw new AppError('auth.throttled', undefined, wait);
    if ((await takeFromWindows(tx, resetMailWindows(deps.config.PEPPER, email))) === 0) await mailLink(tx, email);
  });
  return { status: 'accepted' };
}

/** Limits for reset mails to one address: 60 seconds apart, 5 per hour, 10 per day. */
function resetMailWindows(pepper: string, email: string): readonly Window[] {
  const address = addressHash(pepper, email).toString('base64url');
  return [
    { key: `reset-gap:${address}`, limit: 1, seconds: 60 },
    { key: `reset-hour:${address}`, limit: 5, seconds: 3600 },
    { key: `reset-day:${address}`, limit: 10, seconds: 86_400 },
  ];
}

async function mailLink(tx: SystemTx, email: string): Promise<void> {
  const user = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  const queue = async (userId: string | null, to: string, language: string) => {
    const token = await issueResetLink(tx, userId);
    const addressee = { ownerId: userId ?? newId(), to, language: languageOfUser(language) };
    await queueMail(tx, passwordReset, { ...addressee, parameters: { token }, validFor: resetValidity });
  };
  if (user === undefined) await takeBack(tx, () => queue(null, email, 'en'));
  else await queue(user.id, user.email, user.language);
}
