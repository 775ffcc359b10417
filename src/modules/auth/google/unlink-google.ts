import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { googleUnlinked } from '#modules/auth/mails.ts';
import { type ConfirmDeps, confirmPassword } from '#modules/auth/password/confirm-password.ts';
import { holdPassword } from '#modules/auth/password/hold-password.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { dropIdentities } from './identities.ts';

/**
 * Removes Google as a sign-in method. Requires the password, because it is the only way to sign in afterwards, and a
 * proof at Google would not show that the owner knows it. The current session continues; the others end, because they
 * may have been opened through Google.
 *
 * @throws AppError whatever confirmPassword throws
 */
export async function unlinkGoogle(
  deps: ConfirmDeps,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  input: { password: string },
): Promise<void> {
  const { userId, sessionId } = actor;
  const confirmed = await confirmPassword(deps, actor, input.password);
  await asSystem(deps.db, async (tx) => {
    // A password reset changed it since it was compared.
    if (!(await holdPassword(tx, userId, confirmed.passwordHash))) throw new AppError('auth.password_wrong');
    if (!(await dropIdentities(tx, userId))) return;
    await revokeAllSessions(tx, userId, 'signed_out', sessionId);
    const owner = await tx
      .selectFrom('auth.user')
      .select(['email', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // The remaining session's proof at Google no longer counts.
    await tx.updateTable('auth.session').set({ google_proven_at: null }).where('id', '=', sessionId).execute();
    await queueMail(tx, googleUnlinked, {
      ownerId: userId,
      to: owner.email,
      language: languageOfUser(owner.language),
      parameters: {},
    });
  });
}
