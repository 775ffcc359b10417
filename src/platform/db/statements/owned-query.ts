import pg from 'pg';
import { isoInstant } from './iso-instant.ts';

/** Never yields a row: only its settings matter, and they end with the transaction. */
const asOwner = {
  name: 'as_owner',
  text: `select from (values (1)) as one
    where set_config('app.user_id', $1, true) is null or set_config('transaction_read_only', 'on', true) is null`,
};

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

interface Result {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** What each connection has prepared: its statements' names and the columns of their rows. */
const prepared = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * A statement and before it, in the same message and so in the same transaction, the owner that row-level security
 * reads. Between two Syncs of the protocol PostgreSQL keeps one transaction, without BEGIN and COMMIT. The columns are
 * asked for once a connection: PostgreSQL refuses a prepared statement whose columns have changed.
 */
class OwnedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly result: Promise<Result>;
  readonly #ownerId: string;
  readonly #settle: { resolve(result: Result): void; reject(error: Error): void };
  readonly #rows: (readonly (string | null)[])[] = [];
  #columns: readonly Column[] = [];
  #described: ((columns: readonly Column[]) => void) | undefined;

  constructor(ownerId: string, statement: { name: string; text: string; values: readonly unknown[] }) {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.name = statement.name;
    this.text = statement.text;
    this.values = statement.values;
    this.result = promise;
    this.#ownerId = ownerId;
    this.#settle = { resolve, reject };
  }

  submit(connection: pg.Connection): void {
    const values = this.values.map(textOf);
    const known = prepared.get(connection) ?? new Map<string, readonly Column[]>();
    const columns = known.get(this.name);
    connection.stream.cork();
    try {
      if (known.size === 0) connection.parse({ ...asOwner, types: [] }, false);
      connection.bind({ statement: asOwner.name, values: [this.#ownerId] }, false);
      connection.execute({}, false);
      if (columns === undefined) connection.parse({ name: this.name, text: this.text, types: [] }, false);
      connection.bind({ statement: this.name, values }, false);
      if (columns === undefined) connection.describe({ type: 'P', name: '' }, false);
      connection.execute({}, false);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    if (columns !== undefined) this.#columns = columns;
    else this.#described = (found) => prepared.set(connection, known.set(this.name, found));
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    this.#described?.(this.#columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settle.resolve({ columns: this.#columns, rows: this.#rows });
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}

/** Runs one named statement as an owner who may only read. Instants come as answers write them. */
export async function queryAsOwner(
  pool: pg.Pool,
  ownerId: string,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  try {
    const result = await client.query(new OwnedQuery(ownerId, statement)).result;
    client.release();
    return readRows(result);
  } catch (error) {
    // What of it the server has prepared is not known, so the connection is not used again.
    client.release(true);
    throw error;
  }
}

function readRows({ columns, rows }: Result): Record<string, unknown>[] {
  // Copied and then filled, all rows have one shape, which the engine is quicker with.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    let at = 0;
    for (const { name, parse } of columns) {
      const value = values[at++] ?? null;
      if (value !== null) row[name] = parse(value);
    }
    return row;
  });
}

function parserOf(type: number): Column['parse'] {
  return type === pg.types.builtins.TIMESTAMPTZ ? isoInstant : pg.types.getTypeParser(type, 'text');
}

/** A parameter as PostgreSQL reads it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `{${value.map((each) => `"${textOf(each).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  throw new TypeError('a read takes texts, numbers, truth values and arrays of them');
}
