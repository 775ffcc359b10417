import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { forgetChange } from '#modules/auth/email/email-changes.ts';
import { passwordSet } from '#modules/auth/events.ts';
import { passwordChanged } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { spendResetLinks } from './reset-links.ts';

export interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  readonly by: 'reset' | 'change';
  /** this session continues; every other session of the account ends */
  readonly keepSession?: string;
}

/** Sets an account's new password, ends its sessions and notifies its owner by mail. */
export async function setPassword(tx: SystemTx, { userId, passwordHash, by, keepSession }: NewPassword): Promise<void> {
  const { email, language } = await tx
    .updateTable('auth.user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow();
  await spendResetLinks(tx, userId);
  // If the password is changed because of an unwanted change of address, that change must end, too.
  await forgetChange(tx, userId);
  await revokeAllSessions(tx, userId, by === 'reset' ? 'password_reset' : 'password_changed', keepSession);
  await appendEventOf(tx, userId, passwordSet(userId, { userId, by }));
  await queueMail(tx, passwordChanged, {
    ownerId: userId,
    to: email,
    language: languageOfUser(language),
    parameters: {},
  });
}
