import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './db.gen.ts';
import { nameOf, nameStatements } from './statements/named-statements.ts';
import { type Notifier, createNotifier } from './connection/notifications.ts';
import { type Exclusively, createLocks } from './locks.ts';
import { queryAsOwner } from './statements/owned-query.ts';
import { type SharePool, sharePool } from './connection/share-pool.ts';
import { TenantDialect } from './connection/tenant-dialect.ts';

/**
 * Two roles on the same database: `tenant` connects as app_runtime and sees only the rows that row-level security
 * allows for the owner of the transaction; `system` connects as app_system, for sign-in, relay and sweeps.
 */
export interface Db {
  readonly tenant: Kysely<DB>;
  readonly system: Kysely<DB>;
  /** The pool of `tenant`, with transactions that start by setting the owner. */
  readonly tenantOf: (ownerId: string) => Kysely<DB>;
  /** Runs one read-only statement for an owner in one round trip; see {@link tenantRead}. */
  readonly readAs: (ownerId: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Runs one owner's work, limited to half of the pool's connections. */
  readonly share: SharePool;
  readonly notifier: Notifier;
  /** Runs work under a named lock that is exclusive across processes. */
  readonly exclusively: Exclusively;
  /** Ends all pools; waits for running queries. */
  destroy(): Promise<void>;
}

export interface DbOptions {
  readonly connectionString: string;
  /** The connection of app_system, if it has its own login. */
  readonly systemConnectionString?: string;
  readonly max: number;
  readonly systemMax?: number;
}

export function createDb(options: DbOptions): Db {
  const { connectionString, systemConnectionString = connectionString, max, systemMax = Math.min(4, max) } = options;
  // Requests read a few rows of one account, through an index and in its order. The planner's estimates cover all
  // accounts, so for a large one it could choose a sequential scan and a sort.
  const byIndex = '-c enable_seqscan=off -c enable_bitmapscan=off';
  const requests = connect(connectionString, 'app_runtime', max, byIndex);
  const tenantPool = nameStatements(requests);
  const systemPool = nameStatements(connect(systemConnectionString, 'app_system', systemMax));
  const locks = createLocks(() => connect(systemConnectionString, 'app_system', 2));
  const tenant = new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenantPool }) });
  const system = new Kysely<DB>({ dialect: new PostgresDialect({ pool: systemPool }) });
  return {
    tenant,
    system,
    tenantOf: (ownerId) => new Kysely<DB>({ dialect: new TenantDialect({ pool: tenantPool }, ownerId) }),
    readAs: (ownerId, text, values) => queryAsOwner(requests, ownerId, { name: `read_${nameOf(text)}`, text, values }),
    share: sharePool(max),
    notifier: createNotifier(tenant),
    exclusively: locks.exclusively,
    destroy: async () => {
      await Promise.all([tenantPool.end(), systemPool.end(), locks.end()]);
    },
  };
}

function connect(connectionString: string, role: 'app_runtime' | 'app_system', max: number, more = ''): pg.Pool {
  const { url, options } = withoutOptions(connectionString);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    // Tenants differ in size by a factor of a thousand, so the planner would replan every call, which costs more than
    // the query.
    options: `${options} -c role=${role} -c plan_cache_mode=force_generic_plan -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000 ${more}`,
    application_name: `askwell-${role}`,
  });
  // An idle connection that the server closes emits the error on the pool; the next query opens a new one. A connection
  // lost inside a transaction, between two queries, emits it on the client; unhandled, it would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The driver would use the options of the URL instead of ours, and the role would be lost. */
function withoutOptions(connectionString: string): { url: string; options: string } {
  const url = new URL(connectionString);
  const options = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  return { url: url.href, options };
}
