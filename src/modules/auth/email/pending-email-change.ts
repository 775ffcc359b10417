import type { EmailChange } from '#contracts/auth/email.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { countChangeMail, findChange, forgetChange, lockHolder, mailChangeCode } from './email-changes.ts';

/** The change that is waiting for its code. */
export async function getEmailChange(deps: { db: Db }, actor: Actor): Promise<{ change: EmailChange | null }> {
  const change = await asSystem(deps.db, (tx) => findChange(tx, actor.userId));
  return { change: change ?? null };
}

/** Cancels the pending change. Idempotent. */
export async function cancelEmailChange(deps: { db: Db }, actor: Actor): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    await lockHolder(tx, actor.userId);
    await forgetChange(tx, actor.userId);
  });
}

/**
 * Mails a new code for the pending change. Requires no new proof, because one from within the last hour still counts.
 *
 * @throws AppError auth.email_change_gone, auth.throttled
 */
export async function resendEmailChangeCode(
  deps: { db: Db; config: Pick<Config, 'PEPPER'> },
  actor: Actor,
  visitor: Visitor,
): Promise<EmailChange> {
  await countCall(deps, visitor);
  return asSystem(deps.db, async (tx) => {
    const holder = await lockHolder(tx, actor.userId);
    const change = await findChange(tx, holder.id);
    if (change === undefined) throw new AppError('auth.email_change_gone');
    const { PEPPER: pepper } = deps.config;
    await countChangeMail(tx, pepper, visitor, { userId: holder.id, email: change.email });
    return mailChangeCode(tx, pepper, holder, change.email);
  });
}
