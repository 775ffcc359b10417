import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './client.ts';
import type { DB } from './db.gen.ts';

/** Builds statements for one owner. A {@link TenantTx} is one as well. */
export type TenantBuilder = Kysely<DB> & { readonly ownerId: string };

type Value = string | number | boolean | readonly string[];

/** A row whose timestamps are already ISO strings, as responses contain them. */
type ReadRow<Row> = {
  [Column in keyof Row]: Date extends Row[Column] ? Exclude<Row[Column], Date> | string : Row[Column];
};

/** A row of a unit of work or of a tenant read; views accept either. */
export type AnyRow<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Row[Column] | string : Row[Column] };

/** A timestamp column as an ISO string, as responses contain it. */
export function instant(at: Date | string): string {
  return typeof at === 'string' ? at : at.toISOString();
}

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  readonly text: string;
  /** constants, or placeholders for values of the call */
  readonly parameters: readonly unknown[];
}

const builder = Object.assign(
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  { ownerId: parameter('ownerId') },
);

/**
 * A single read-only statement for one owner. Cheaper than a unit of work: one round trip, a transaction of its own,
 * and the same row-level security. Compiled once for each combination of present values; `build` sees placeholders and
 * may only test whether a value is present.
 */
export function tenantRead<Given extends { readonly [Name in keyof Given]: Value | undefined }, Row>(
  build: (tenant: TenantBuilder, given: Given) => Compilable<Row>,
): (db: Db, ownerId: string, given: Given) => Promise<ReadRow<Row>[]> {
  const statements = new Map<string, Statement>();

  function compile(names: readonly string[]): Statement {
    const given = Object.fromEntries(names.map((name) => [name, parameter(name)]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- placeholders of its values
    const { sql, parameters } = build(builder, given as Given).compile();
    return { text: sql, parameters };
  }

  return async (db, ownerId, given) => {
    const values = new Map<string, unknown>(Object.entries(given).filter(([, value]) => value !== undefined));
    const names = [...values.keys()];
    const key = names.join(' ');
    const statement = statements.get(key) ?? compile(names);
    statements.set(key, statement);
    values.set('ownerId', ownerId);
    const parameters = statement.parameters.map((each) => (each instanceof Parameter ? values.get(each.name) : each));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of this statement, as the builder types them
    return (await db.share(ownerId, () => db.readAs(ownerId, statement.text, parameters))) as ReadRow<Row>[];
  };
}

/** A placeholder for a value while a statement is built. */
function parameter(name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- builders hand values on unread
  return new Parameter(name) as unknown as string;
}
