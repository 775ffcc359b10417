import type { Subscription } from '#contracts/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { readUser } from '#modules/auth/index.ts';

/** The subscription as the user's own record shows it; auth holds it. */
export async function currentSubscription(deps: { db: Db }, actor: Actor): Promise<Subscription> {
  const user = await asTenant(deps.db, actor.userId, (tx) => readUser(tx, actor.userId));
  if (user === undefined) throw new AppError('common.unauthorized');
  return user.subscription;
}
