import * as z from 'zod';
import { AppError } from '#platform/app-error.ts';

const defaultLimit = 50;
const Cursor = z.optional(z.uuid());

export interface PageOf<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/**
 * One page, newest first. Ids are UUIDv7, so they provide both order and tie-breaker, and the cursor is the last id
 * shown.
 *
 * @param read returns at most `limit` rows with ids below `after`, in descending order of ids
 * @throws AppError common.bad_request if the cursor is invalid
 */
export async function keysetPage<Item extends { readonly id: string }>(
  query: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
  read: (after: string | undefined, limit: number) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const cursor = Cursor.safeParse(query.cursor);
  if (!cursor.success) throw new AppError('common.bad_request', { part: 'querystring', fields: [{ path: '/cursor' }] });
  const limit = query.limit ?? defaultLimit;
  // One more row than shown, to detect a next page.
  const rows = await read(cursor.data, limit + 1);
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
