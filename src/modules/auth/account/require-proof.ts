import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import { type ConfirmDeps, confirmPassword } from '#modules/auth/password/confirm-password.ts';
import { googleProofIsFresh } from './google-proof.ts';

/**
 * Makes sure that the session's user owns the account: by the password, or by a recent proof at Google.
 *
 * @throws AppError auth.proof_required, and whatever confirmPassword throws
 */
export async function requireProof(deps: ConfirmDeps, actor: Actor, password: string | undefined): Promise<void> {
  const account = await deps.db.system
    .selectFrom('auth.session as s')
    .innerJoin('auth.user as u', 'u.id', 's.user_id')
    .where('s.id', '=', actor.sessionId)
    .where('u.id', '=', actor.userId)
    .select(['u.password_hash', googleProofIsFresh.as('fresh')])
    .executeTakeFirst();
  if (account === undefined) throw new AppError('common.unauthorized');
  const { password_hash: stored, fresh } = account;
  if (fresh && (password === undefined || stored === null)) return;
  if (password === undefined || stored === null) throw new AppError('auth.proof_required');
  await confirmPassword(deps, actor, password);
}
