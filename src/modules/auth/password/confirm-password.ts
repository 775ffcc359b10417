import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/actor.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { recordMiss, refuseWhileWaiting } from '#modules/auth/sign-in/sign-in-waits.ts';
import type { Passwords } from './passwords.ts';

export interface ConfirmDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'PEPPER'>;
}

/**
 * Makes sure that a signed-in user also knows the account's password, because a session may be in the wrong hands.
 * Wrong attempts are counted separately from sign-in, so that they cannot lock the owner out.
 *
 * @throws AppError auth.password_wrong, auth.no_password, auth.throttled, auth.password_closed
 */
export async function confirmPassword(
  deps: ConfirmDeps,
  actor: Pick<Actor, 'userId'>,
  password: string,
): Promise<{ email: string; passwordHash: string }> {
  const user = await deps.db.system
    .selectFrom('auth.user')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  if (user === undefined) throw new AppError('common.unauthorized');
  if (user.password_hash === null) throw new AppError('auth.no_password');
  const counters = { bucket: `login:${addressHash(deps.config.PEPPER, user.email).toString('base64url')}:confirm` };
  await refuseWhileWaiting(deps, counters);
  await deps.passwords.withHashing(async (hashing) => {
    await refuseWhileWaiting(deps, counters);
    if (await hashing.matches(password, user.password_hash)) return;
    await recordMiss(deps, counters);
    throw new AppError('auth.password_wrong');
  });
  await deps.db.system.deleteFrom('auth.throttle').where('key', '=', counters.bucket).execute();
  return { email: user.email, passwordHash: user.password_hash };
}
