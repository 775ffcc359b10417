import type { Actor } from '#platform/actor.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { getUser } from '#modules/auth/profile/profile.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';

/** The account itself, and the devices that are or were signed in. */
export async function* copyAccount(
  deps: { db: Db; readSubscription: ReadSubscription },
  actor: Actor,
): AsyncGenerator<ArchiveEntry> {
  yield {
    path: 'account.json',
    content: async function* content() {
      const account = await asTenant(deps.db, actor.userId, async (tx) => ({
        ...(await getUser(deps, tx)),
        sessions: await sessionsOf(tx),
      }));
      yield `${JSON.stringify(account, null, 2)}\n`;
    },
  };
}

function sessionsOf(tx: TenantTx) {
  return tx
    .selectFrom('auth.session')
    .where('user_id', '=', tx.ownerId)
    .select([
      'created_at as since',
      'rotated_at as lastRefresh',
      'network',
      'user_agent as browser',
      'revoked_at as endedAt',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
