import * as z from 'zod';
import { AppError } from '#platform/app-error.ts';

const defaultLimit = 50;
const Cursor = z.optional(z.uuid());

export interface PageOf<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/**
 * One page, newest first. Ids are UUIDv7, so they are the order and the tie-breaker at once, and the cursor is the last
 * id shown.
 *
 * @param read gets rows with ids below `after`, at most `limit`, id descending
 * @throws AppError common.bad_request when the cursor is none of ours
 */
export async function keysetPage<Item extends { readonly id: string }>(
  query: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
  read: (after: string | undefined, limit: number) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const cursor = Cursor.safeParse(query.cursor);
  if (!cursor.success) throw new AppError('common.bad_request', { part: 'querystring', fields: [{ path: '/cursor' }] });
  const limit = query.limit ?? defaultLimit;
  // One more than shown tells whether there is a next page.
  const rows = await read(cursor.data, limit + 1);
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
