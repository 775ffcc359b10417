import { sql } from 'kysely';
import type { User } from '#contracts/auth/auth.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { isTakenTwice } from '#platform/db/connection/failures.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { withdrawMail } from '#platform/mail/withdraw-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { emailChanged, emailVerified } from '#modules/auth/events.ts';
import { emailChangeDone, emailTakenFrom, passwordReset } from '#modules/auth/mails.ts';
import { spendResetLinks } from '#modules/auth/password/reset-links.ts';
import { getProfile } from '#modules/auth/profile/profile.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';
import { addressHash, forgetCode } from '#modules/auth/registration/codes.ts';
import { welcomeUser } from '#modules/auth/registration/prove-address.ts';
import { closeRegistrations } from '#modules/auth/registration/registrations.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { type Holder, lockHolder, tryChangeCode } from './email-changes.ts';

/**
 * Changes the account's email address by the code mailed to the new one, which thereby counts as verified. The current
 * session continues, all others end.
 *
 * @throws AppError auth.code_invalid, auth.code_expired, auth.code_spent, auth.email_change_gone, auth.email_taken,
 * auth.throttled
 */
export async function confirmEmailChange(
  deps: { db: Db; config: Pick<Config, 'PEPPER'>; readSubscription: ReadSubscription },
  actor: Actor,
  visitor: Visitor,
  input: { readonly code: string },
): Promise<User> {
  await countCall(deps, visitor);
  const { PEPPER: pepper } = deps.config;
  const verdict = await asSystem(deps.db, async (tx) => {
    const holder = await lockHolder(tx, actor.userId);
    const tried = await tryChangeCode(tx, pepper, holder, input.code);
    // The verdict is returned, not thrown, because a wrong attempt must be committed and counted.
    if (tried.kind === 'accepted') await moveAccount(tx, pepper, holder, tried.email, actor.sessionId);
    return tried;
  }).catch((error: unknown) => {
    // The address was just registered, or taken by another change. The code stays valid, because the address may become
    // free again.
    throw isTakenTwice(error) ? new AppError('auth.email_taken') : error;
  });
  if (verdict.kind === 'denied') throw new AppError(verdict.code);
  return getProfile(deps, actor);
}

async function moveAccount(
  tx: SystemTx,
  pepper: string,
  { id, email: old, language, isProven }: Holder,
  email: string,
  sessionId: string,
): Promise<void> {
  await tx
    .updateTable('auth.user')
    .set({ email, email_verified_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await spendResetLinks(tx, id);
  await withdrawMail(tx, passwordReset, old);
  for (const address of [old, email]) {
    await forgetCode(tx, pepper, address);
    await closeRegistrations(tx, addressHash(pepper, address));
  }
  await revokeAllSessions(tx, id, 'email_changed', sessionId);
  await appendEventOf(tx, id, emailChanged(id, { userId: id }));
  await queueMail(tx, emailChangeDone, { ownerId: id, to: email, language, parameters: {} });
  if (isProven) await queueMail(tx, emailTakenFrom, { ownerId: id, to: old, language, parameters: { email } });
  else {
    await appendEventOf(tx, id, emailVerified(id, { userId: id }));
    await welcomeUser(tx, id);
  }
  publishChangeOf(tx, id, { kind: 'user', id });
}
