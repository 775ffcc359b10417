import type { Actor } from '#platform/actor.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import { requireGoodPassword } from './password-policy.ts';
import { setPassword } from './set-password.ts';

/** Sets a new password by the current one; the session that asks goes on, the others end. */
export async function changePassword(
  deps: ConfirmDeps,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email } = await confirmPassword(deps, actor, input.currentPassword);
  requireGoodPassword(input.newPassword, email);
  const passwordHash = await deps.passwords.withHashing(({ hash }) => hash(input.newPassword));
  await asSystem(deps.db, (tx) =>
    setPassword(tx, { userId: actor.userId, passwordHash, by: 'change', keepSession: actor.sessionId }),
  );
}
