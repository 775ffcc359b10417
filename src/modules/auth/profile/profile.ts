import type { User } from '#contracts/auth/auth.ts';
import type { Language } from '#contracts/common.ts';
import { isTimeZone } from '#contracts/time-zone.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { type ReadSubscription, readUser } from './read-user.ts';

export interface ProfileChange {
  readonly fullName?: string | undefined;
  readonly position?: string | undefined;
  readonly language?: Language | undefined;
  readonly timezone?: string | undefined;
  readonly aiEnabled?: boolean | undefined;
  readonly recommendationReminders?: boolean | undefined;
}

export async function getProfile(deps: { db: Db; readSubscription: ReadSubscription }, actor: Actor): Promise<User> {
  return asTenant(deps.db, actor.userId, (tx) => getUser(deps, tx));
}

/** Changes the given fields and leaves the others. */
export async function updateProfile(
  deps: { db: Db; readSubscription: ReadSubscription },
  actor: Actor,
  change: ProfileChange,
): Promise<User> {
  if (change.timezone !== undefined && !isTimeZone(change.timezone)) {
    throw new AppError('common.bad_request', { part: 'body', fields: [{ path: '/timezone', rule: 'timezone' }] });
  }
  const columns = {
    ...(change.fullName === undefined ? {} : { full_name: change.fullName }),
    ...(change.position === undefined ? {} : { position: change.position }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.timezone === undefined ? {} : { timezone: change.timezone }),
    ...(change.aiEnabled === undefined ? {} : { ai_enabled: change.aiEnabled }),
    ...(change.recommendationReminders === undefined
      ? {}
      : { recommendation_reminders: change.recommendationReminders }),
  };
  return asTenant(deps.db, actor.userId, async (tx) => {
    if (Object.keys(columns).length > 0) {
      await tx.updateTable('auth.user').set(columns).where('id', '=', tx.ownerId).execute();
      publishChange(tx, { kind: 'user', id: tx.ownerId });
    }
    return getUser(deps, tx);
  });
}

/** If the account was deleted after the request was authenticated, the session is no longer valid. */
export async function getUser(deps: { readSubscription: ReadSubscription }, tx: TenantTx): Promise<User> {
  const user = await readUser(deps, tx, tx.ownerId);
  if (user === undefined) throw new AppError('common.unauthorized');
  return user;
}
