import pg from 'pg';

/** Never yields a row: only its settings matter, and they end with the transaction. */
const asOwner = {
  name: 'as_owner',
  text: `select from (values (1)) as one
    where set_config('app.user_id', $1, true) is null or set_config('transaction_read_only', 'on', true) is null`,
};
const prepared = new WeakSet<pg.Connection>();

/**
 * A statement and before it, in the same message and so in the same transaction, the owner that row-level security
 * reads. Between two Syncs of the protocol PostgreSQL keeps one transaction, without BEGIN and COMMIT.
 */
class OwnedQuery extends pg.Query<Record<string, unknown>> {
  readonly #ownerId: string;

  constructor(ownerId: string, statement: pg.QueryConfig) {
    super(statement);
    this.#ownerId = ownerId;
    const submit = this.submit.bind(this);
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        this.#setOwner(connection);
        return submit(connection);
      } finally {
        connection.stream.uncork();
      }
    };
  }

  #setOwner(connection: pg.Connection): void {
    if (!prepared.has(connection)) connection.parse({ ...asOwner, types: [] }, false);
    prepared.add(connection);
    connection.bind({ statement: asOwner.name, values: [this.#ownerId] }, false);
    connection.execute({}, false);
  }
}

/** Runs one named statement as an owner who may only read. */
export async function queryAsOwner(
  pool: pg.Pool,
  ownerId: string,
  statement: Required<Pick<pg.QueryConfig, 'name' | 'text' | 'values'>>,
): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>[]>();
  const rows: Record<string, unknown>[] = [];
  client
    .query(new OwnedQuery(ownerId, statement))
    .on('row', (row: Record<string, unknown>) => rows.push(row))
    .on('end', () => {
      client.release();
      resolve(rows);
    })
    .on('error', (error: Error) => {
      // What of it the server has prepared is not known, so the connection is not used again.
      client.release(error);
      reject(error);
    });
  return promise;
}
