import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

export interface RetainingAccount {
  readonly ownerId: string;
  /** the owner was told of everybody whose time is over by then */
  readonly warnedUntil: string | null;
}

/** Accounts that want their candidates erased, by id, from one of them on: page by page, as one of many may be slow. */
export async function* retainingAccounts(db: Db, from?: string): AsyncGenerator<RetainingAccount> {
  const [page, first] = [500, '00000000-0000-0000-0000-000000000000'];
  for (let after = from ?? first, isFirst = true; ; isFirst = false) {
    const { rows } = await sql<RetainingAccount>`select owner_id as "ownerId", warned_until::text as "warnedUntil"
      from hiring.retention where owner_id > ${after} or (owner_id = ${after} and ${isFirst}::boolean)
      order by owner_id limit ${page}`.execute(db.system);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.ownerId;
  }
}
