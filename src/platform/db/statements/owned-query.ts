import pg from 'pg';
import { isoInstant } from './iso-instant.ts';

/** Yields no row: only its settings matter, and they end with the transaction. */
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

/** The statements that each connection has prepared: names and result columns. */
const prepared = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * Sends a statement, preceded in the same message by the setting of the owner for row-level security. PostgreSQL treats
 * everything between two Syncs of the protocol as one transaction, without BEGIN and COMMIT. Columns are described once
 * per connection: PostgreSQL rejects a prepared statement whose columns have changed.
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

/**
 * Runs one named statement as an owner, read-only. Timestamps are returned as ISO strings, as responses contain them.
 */
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
    // It is unknown which statements this connection has prepared, so it is discarded.
    client.release(true);
    throw error;
  }
}

function readRows({ columns, rows }: Result): Record<string, unknown>[] {
  // Copying a template gives all rows the same hidden class, which V8 handles faster.
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

/** A parameter in PostgreSQL's text format. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `{${value.map((each) => `"${textOf(each).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  throw new TypeError('a read takes texts, numbers, truth values and arrays of them');
}
