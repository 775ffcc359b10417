import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/actor.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import { holdPassword } from './hold-password.ts';
import { isSamePassword } from './passwords.ts';
import { requireGoodPassword } from './password-policy.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password, given the current one. The current session continues, all others end. Only this operation
 * rejects the current password as the new one: if a mailed link did, its holder could use it to guess the password
 * without limit.
 *
 * @throws AppError auth.password_same, whatever confirmPassword and requireGoodPassword throw
 */
export async function changePassword(
  deps: ConfirmDeps,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId, sessionId } = actor;
  const confirmed = await confirmPassword(deps, actor, input.currentPassword);
  if (isSamePassword(input.newPassword, input.currentPassword)) throw new AppError('auth.password_same');
  requireGoodPassword(input.newPassword, confirmed.email);
  const passwordHash = await deps.passwords.withHashing(({ hash }) => hash(input.newPassword));
  await asSystem(deps.db, async (tx) => {
    // A password reset changed it since it was compared; the reset wins.
    if (!(await holdPassword(tx, userId, confirmed.passwordHash))) throw new AppError('auth.password_wrong');
    await setPassword(tx, { userId, passwordHash, by: 'change', keepSession: sessionId });
  });
}
