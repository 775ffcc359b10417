/** Rows that one page holds: large enough that the round trips do not count, small enough for memory. */
const pageRows = 100;

/**
 * All rows of a list, page by page, each page read when the one before has been taken.
 *
 * @param read at most `limit` rows after the one with this id, in the order of ids
 */
export async function* everyRow<Row extends { readonly id: string }>(
  read: (after: string | undefined, limit: number) => Promise<readonly Row[]>,
  limit: number = pageRows,
): AsyncGenerator<Row> {
  for (let after: string | undefined; ;) {
    const rows = await read(after, limit);
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < limit) return;
  }
}
