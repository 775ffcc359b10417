import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

export interface RetainingAccount {
  readonly ownerId: string;
  /** the owner has been told about every candidate due until this time */
  readonly warnedUntil: string | null;
}

/**
 * Accounts with a retention period, by id, starting from the given one. Read page by page, because one of many may be
 * slow.
 */
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
