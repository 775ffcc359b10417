import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Secrets } from '#launcher/secrets.ts';
import { StartupError, errorCode } from '#launcher/startup-error.ts';
import type { Part } from '#launcher/processes/supervise.ts';
import type { PostgresLogin } from '#launcher/temporal/temporal-server.ts';

const DATABASE = 'askwell';
/** Owns the database and has no other privileges: a migration must not come to depend on superuser rights. */
const OWNER = 'askwell';
const TEMPORAL_ROLE = 'askwell_temporal';

export interface LocalDatabase extends Part {
  /** Connection URL of the product's database, as its owner. */
  readonly url: string;
  /** Connection URL of the same cluster with a role that may create roles. */
  readonly adminUrl: string;
  /** The database's files, which are not in the data folder if root runs it from a clone closed to other users. */
  readonly dataDir: string;
}

export interface LocalDatabaseOptions {
  readonly dataFolder: string;
  readonly port: number;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
}

/** How API and worker connect to the database. */
export interface ProcessUrls {
  /** As app_runtime, or as a role that may assume app_runtime and app_system. */
  readonly databaseUrl: string;
  /** As app_system, if the other URL's role cannot assume it. */
  readonly databaseSystemUrl?: string;
}

export function postgresFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The embedded server with the product's own role and database. */
export async function startLocalDatabase(options: LocalDatabaseOptions): Promise<LocalDatabase> {
  const { dataFolder, port, secrets, signal } = options;
  const admin = await startEmbeddedPostgres({
    dir: postgresFolder(dataFolder),
    port,
    durable: true,
    logFile: join(dataFolder, 'logs', 'postgres.log'),
    signal,
  });
  try {
    await withClient(admin.url('postgres'), async (client) => {
      await ensureRole(client, OWNER, 'createrole', secrets.databasePassword);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
    });
  } catch (error) {
    await admin.stop();
    throw error;
  }
  return {
    url: `postgresql://${OWNER}:${secrets.databasePassword}@${admin.host}:${port}/${DATABASE}`,
    adminUrl: admin.url('postgres'),
    dataDir: admin.dataDir,
    exited: admin.exited,
    stop: admin.stop,
  };
}

/** Connects once to an external database, so that a wrong URL is reported in one sentence. */
export async function checkDatabase(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartupError(`The database of DATABASE_URL does not answer (${reason}).`, { cause: error });
  }
}

/**
 * Lets the two roles created by the migrations log in, each with its own password. So a process that is tricked into
 * running foreign SQL can assume neither the owner nor the other role.
 */
export async function openProcessRoles({ adminUrl, url }: LocalDatabase, secrets: Secrets): Promise<ProcessUrls> {
  await withClient(adminUrl, async (client) => {
    await setPassword(client, 'app_runtime', '', secrets.runtimePassword);
    await setPassword(client, 'app_system', '', secrets.systemPassword);
  });
  const urlOf = (role: string, password: string) => {
    const address = new URL(url);
    address.username = role;
    address.password = password;
    return address.href;
  };
  return {
    databaseUrl: urlOf('app_runtime', secrets.runtimePassword),
    databaseSystemUrl: urlOf('app_system', secrets.systemPassword),
  };
}

/** Creates the role that owns Temporal's two databases; Temporal cannot access the product's tables. */
export async function ensureTemporalRole(adminUrl: string, password: string): Promise<PostgresLogin> {
  const { hostname, port, searchParams } = new URL(adminUrl);
  if (hostname === '' || !['disable', null].includes(searchParams.get('sslmode'))) {
    throw new StartupError(
      'Background work cannot run yet: this database is reached by TLS or a socket, where no Temporal is started; set TEMPORAL_ADDRESS.',
    );
  }
  try {
    await withClient(adminUrl, (client) => ensureRole(client, TEMPORAL_ROLE, 'createdb', password));
  } catch (error) {
    throw new StartupError(
      `Background work cannot run yet: the role of DATABASE_URL may not make Temporal's role (${error instanceof Error ? error.message : String(error)}); give it CREATEROLE and CREATEDB, or set TEMPORAL_ADDRESS.`,
      { cause: error },
    );
  }
  return { host: hostname, port: Number(port || 5432), user: TEMPORAL_ROLE, password };
}

async function ensureRole(client: pg.Client, role: string, ability: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  await setPassword(client, role, ability, password);
}

/** The password in the data folder is authoritative, even after that folder was restored from elsewhere. */
async function setPassword(client: pg.Client, role: string, ability: string, password: string): Promise<void> {
  await client.query(`alter role ${role} login ${ability} password ${pg.escapeLiteral(password)}`);
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
