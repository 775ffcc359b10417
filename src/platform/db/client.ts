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
 * Two ways into the same database: `tenant` connects as app_runtime and sees what row-level security shows to the
 * owner set in the transaction; `system` connects as app_system for sign-in, relay and sweeps.
 */
export interface Db {
  readonly tenant: Kysely<DB>;
  readonly system: Kysely<DB>;
  /** The pool of `tenant`, whose transactions begin with the owner set. */
  readonly tenantOf: (ownerId: string) => Kysely<DB>;
  /** Runs one statement as an owner who may only read, in one round trip; see {@link tenantRead}. */
  readonly readAs: (ownerId: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Runs one owner's work so that it leaves half of the pool to the others. */
  readonly share: SharePool;
  readonly notifier: Notifier;
  /** Runs work that nobody else, in any process, does under the same name at that time. */
  readonly exclusively: Exclusively;
  /** Ends both pools; waits for queries under way. */
  destroy(): Promise<void>;
}

export interface DbOptions {
  readonly connectionString: string;
  /** Of app_system, if it signs in by itself. */
  readonly systemConnectionString?: string;
  readonly max: number;
  readonly systemMax?: number;
}

export function createDb(options: DbOptions): Db {
  const { connectionString, systemConnectionString = connectionString, max, systemMax = Math.min(4, max) } = options;
  // What a request reads is few rows of one account, found by index and in its order. Estimated for all accounts at
  // once, a large one's whole table could seem cheaper to read and sort.
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
    // One tenant may be a thousand times another's size: the planner would replan every call, at more cost than the
    // query itself.
    options: `${options} -c role=${role} -c plan_cache_mode=force_generic_plan -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000 ${more}`,
    application_name: `askwell-${role}`,
  });
  // An idle connection that the server closes reports here; the next query makes a new one. One that is lost inside a
  // transaction, between two queries, reports to itself, and unheard that would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The driver takes the options of an address instead of ours, and with them the role would be lost. */
function withoutOptions(connectionString: string): { url: string; options: string } {
  const url = new URL(connectionString);
  const options = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  return { url: url.href, options };
}
