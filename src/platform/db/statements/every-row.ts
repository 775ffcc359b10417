/** Rows per page: enough that round trips do not matter, few enough for memory. */
const pageRows = 100;

/**
 * All rows of a list. Pages are read lazily, each once the previous one has been consumed.
 *
 * @param read returns at most `limit` rows after the given id, ordered by id
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
