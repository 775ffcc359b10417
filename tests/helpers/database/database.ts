import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';

export interface Cluster {
  /** URL of a database in it, as its owner */
  url(database: string): string;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL per run: `TEST_DATABASE_URL`, otherwise a container if an engine is available, otherwise the embedded
 * server.
 */
export async function startCluster(): Promise<Cluster> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: (database) => withDatabase(given, database), stop: async () => {} };
  return (await startContainer()) ?? startEmbedded();
}

async function startContainer(): Promise<Cluster | undefined> {
  const { GenericContainer, Wait } = await import('testcontainers');
  try {
    const container = await new GenericContainer('postgres:18')
      .withEnvironment({
        POSTGRES_PASSWORD: 'test',
        POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale-provider=icu --icu-locale=und',
      })
      .withCommand(['-c', 'fsync=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start();
    const base = `postgresql://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
    return { url: (database) => withDatabase(base, database), stop: async () => void (await container.stop()) };
  } catch {
    return undefined;
  }
}

async function startEmbedded(): Promise<Cluster> {
  const dir = await mkdtemp(join(tmpdir(), 'askwell-test-'));
  const server = await startEmbeddedPostgres({ dir, durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export const templateName = 'askwell_template';

/** Creates the migrated template that each test file clones. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await createDatabase(adminUrl, templateName, undefined);
  await migrate(withDatabase(adminUrl, templateName));
}

/** @returns URL of a new database, a copy of the template */
export async function cloneTemplate(adminUrl: string, name: string): Promise<string> {
  await createDatabase(adminUrl, name, templateName);
  return withDatabase(adminUrl, name);
}

async function createDatabase(adminUrl: string, name: string, template: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Cloning requires the template to be idle; files that start at the same time wait for each other.
    await client.query('select pg_advisory_lock(4711)');
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    const from = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`;
    await client.query(`create database ${pg.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
