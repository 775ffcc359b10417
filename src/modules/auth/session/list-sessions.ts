import { sql } from 'kysely';
import type { Session } from '#contracts/auth/sessions.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import type { PageOf } from '#platform/db/statements/keyset-page.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { describeBrowser } from './describe-browser.ts';
import { truncateNetwork } from './truncate-network.ts';

/** The account's live sessions, on one page, because there are never more than ten. */
export async function listSessions(deps: { db: Db }, actor: Actor): Promise<PageOf<Session>> {
  const rows = await asTenant(deps.db, actor.userId, (tx) =>
    tx
      .selectFrom('auth.session')
      .select(['id', 'user_agent', 'network', 'last_used_at', 'created_at'])
      .where('user_id', '=', tx.ownerId)
      .where('revoked_at', 'is', null)
      .where(sql<boolean>`least(idle_until, absolute_until) > now()`)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
  const items = rows.map((row) => ({
    id: row.id,
    ...describeBrowser(row.user_agent),
    network: truncateNetwork(row.network),
    lastUsedAt: row.last_used_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    current: row.id === actor.sessionId,
  }));
  return { items, nextCursor: null };
}
