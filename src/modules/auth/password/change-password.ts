import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/actor.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import { holdPassword } from './hold-password.ts';
import { isSamePassword } from './passwords.ts';
import { requireGoodPassword } from './password-policy.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the current one; the session that asks goes on, the others end. Only here is the current one
 * refused as the new one: a mailed link would let whoever holds it try passwords against it without end.
 *
 * @throws AppError auth.password_same, what confirmPassword and requireGoodPassword throw
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
    // Set by a mailed link since it was compared: that one stays.
    if (!(await holdPassword(tx, userId, confirmed.passwordHash))) throw new AppError('auth.password_wrong');
    await setPassword(tx, { userId, passwordHash, by: 'change', keepSession: sessionId });
  });
}
