import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { Passwords } from '#modules/auth/password/passwords.ts';
import { removeAccount } from './remove-account.ts';
import { requireProof } from './require-proof.ts';

/**
 * Deletes the account. Its sessions end immediately; its data is erased in the background.
 *
 * @throws AppError whatever requireProof throws
 */
export async function deleteAccount(
  deps: { db: Db; config: Pick<Config, 'PEPPER'>; passwords: Passwords },
  actor: Actor,
  input: { readonly password?: string | undefined },
): Promise<{ receiptId: string }> {
  await requireProof(deps, actor, input.password);
  const receiptId = await asSystem(deps.db, (tx) => removeAccount(tx, deps.config, actor.userId));
  if (receiptId === undefined) throw new AppError('common.unauthorized');
  return { receiptId };
}
