import type { EmailChange } from '#contracts/auth/email.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { requireProof } from '#modules/auth/account/require-proof.ts';
import { emailChangeAsked } from '#modules/auth/mails.ts';
import type { ConfirmDeps } from '#modules/auth/password/confirm-password.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import { nameOfDevice } from '#modules/auth/sign-in/tell-of-new-device.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { type Holder, countChangeMail, forgetChange, lockHolder, mailChangeCode } from './email-changes.ts';

/**
 * Mails a code to the new address and a notice to the old one. Nothing changes until the code is entered; a pending
 * change is replaced. The response does not reveal whether the new address has an account.
 *
 * @throws AppError auth.email_same, auth.throttled, and whatever requireProof throws
 */
export async function beginEmailChange(
  deps: ConfirmDeps,
  actor: Actor,
  visitor: Visitor,
  input: { readonly email: string; readonly password?: string | undefined },
): Promise<EmailChange> {
  await countCall(deps, visitor);
  await requireProof(deps, actor, input.password);
  return asSystem(deps.db, async (tx) => {
    const holder = await lockHolder(tx, actor.userId);
    if (holder.email.toLowerCase() === input.email) throw new AppError('auth.email_same');
    const { PEPPER: pepper } = deps.config;
    await countChangeMail(tx, pepper, visitor, { userId: holder.id, email: input.email });
    await forgetChange(tx, holder.id);
    if (holder.isProven) await tellOldAddress(tx, holder, visitor, input.email);
    return mailChangeCode(tx, pepper, holder, input.email);
  });
}

/** Only called for a verified address; an unverified one may belong to somebody else, who should not be notified. */
async function tellOldAddress(
  tx: SystemTx,
  { id: ownerId, email: to, language }: Holder,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const parameters = { email, ...nameOfDevice(visitor) };
  await queueMail(tx, emailChangeAsked, { ownerId, to, language, parameters });
}
