import { Kysely, PostgresDialect, type Transaction, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './db.gen.ts';
import { nameStatements } from './named-statements.ts';
import { takeAppended } from './appended.ts';

/** A transaction. The pool is a `Kysely<DB>` and does not fit here, so a write on the wrong handle does not compile. */
export type Tx = Transaction<DB>;

/**
 * Two ways into the same database (security.md D13): `tenant` connects as app_runtime and sees what row-level
 * security shows to the owner set in the transaction; `system` connects as app_system for sign-in, relay and sweeps.
 */
export interface Db {
  readonly tenant: Kysely<DB>;
  readonly system: Kysely<DB>;
  /** Ends both pools; waits for queries under way. */
  destroy(): Promise<void>;
}

export interface DbOptions {
  readonly connectionString: string;
  readonly max: number;
  readonly systemMax?: number;
}

export function createDb(options: DbOptions): Db {
  const tenant = connect(options.connectionString, 'app_runtime', options.max);
  const system = connect(options.connectionString, 'app_system', options.systemMax ?? Math.min(4, options.max));
  return {
    tenant,
    system,
    destroy: async () => {
      await Promise.all([tenant.destroy(), system.destroy()]);
    },
  };
}

function connect(connectionString: string, role: 'app_runtime' | 'app_system', max: number): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    // One tenant may be a thousand times another's size: the planner would replan every call, at more cost than the
    // query (performance.md, finding 2).
    options: `-c role=${role} -c plan_cache_mode=force_generic_plan -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000`,
    application_name: `askwell-${role}`,
  });
  // An idle connection that the server closes reports here; the next query makes a new one. One that is lost inside a
  // transaction, between two queries, reports to itself, and unheard that would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}

/** Runs one unit of work of one owner; events appended in it wake the relay after the commit. */
export async function asTenant<T>(db: Db, ownerId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db.tenant, work, ownerId);
}

/** Runs one unit of work that belongs to no single owner: sign-in, relay, sweeps. */
export async function asSystem<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db.system, work, undefined);
}

async function inTransaction<T>(
  pool: Kysely<DB>,
  work: (tx: Tx) => Promise<T>,
  ownerId: string | undefined,
): Promise<T> {
  let appended = false;
  const result = await pool.transaction().execute(async (tx) => {
    if (ownerId !== undefined) await sql`select set_config('app.user_id', ${ownerId}, true)`.execute(tx);
    const value = await work(tx);
    appended = takeAppended(tx);
    return value;
  });
  // After the commit and on its own: NOTIFY inside a business transaction serialises commits. Lost ones cost at most
  // the relay's poll interval.
  if (appended) void sql`select pg_notify('outbox', '')`.execute(pool).catch(() => {});
  return result;
}
