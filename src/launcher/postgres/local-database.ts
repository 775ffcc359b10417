import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Secrets } from '#launcher/secrets.ts';
import { StartupError, errorCode } from '#launcher/startup-error.ts';
import type { Part } from '#launcher/processes/supervise.ts';
import type { PostgresLogin } from '#launcher/temporal/temporal-server.ts';

const DATABASE = 'askwell';
/** Owns the database and nothing else: what only a superuser can do must not slip into a migration. */
const OWNER = 'askwell';
const TEMPORAL_ROLE = 'askwell_temporal';

export interface LocalDatabase extends Part {
  /** The owner's address of the product's database. */
  readonly url: string;
  /** An address of the same cluster whose role may make roles. */
  readonly adminUrl: string;
  /** Where its files are, which is not the data folder when root runs it from a closed clone. */
  readonly dataDir: string;
}

export interface LocalDatabaseOptions {
  readonly dataFolder: string;
  readonly port: number;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
}

/** How API and worker reach the database. */
export interface ProcessUrls {
  /** Of app_runtime, or of a role that may become app_runtime and app_system. */
  readonly databaseUrl: string;
  /** Of app_system, where the other one cannot become it. */
  readonly databaseSystemUrl?: string;
}

export function postgresFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The embedded server with the product's own role and database in it. */
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

/** Connects once to a database that runs elsewhere, so that a wrong address is reported in one sentence. */
export async function checkDatabase(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartupError(`The database of DATABASE_URL does not answer (${reason}).`, { cause: error });
  }
}

/**
 * Lets the two roles that the migrations made sign in, each with a password of its own. A process that is made to run
 * foreign SQL cannot become the owner then, nor the other role.
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

/** Makes the role that owns Temporal's two databases; Temporal never sees the product's tables. */
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

/** The password in the data folder is the truth, also after that folder was restored from elsewhere. */
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
