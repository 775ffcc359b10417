import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { isServing } from './is-serving.ts';
import { freePorts } from '#launcher/ports.ts';
import { type RunningProcess, type StopStep, runProgram, startProcess } from '#launcher/processes/child-process.ts';
import { StartupError } from '#launcher/startup-error.ts';
import type { TemporalBinaries } from './temporal-build.ts';

export { ensureTemporalBinaries, type TemporalBinaries } from './temporal-build.ts';

const HOST = '127.0.0.1';
const DYNAMIC_CONFIG = fileURLToPath(new URL('../../../tools/temporal/dynamic-config.yaml', import.meta.url));
const GO_SUM = fileURLToPath(new URL('../../../tools/temporal/go.sum', import.meta.url));
const HEALTHY_WITHIN_MS = 60_000;
const FRONTEND_SERVICE = 'temporal.api.workflowservice.v1.WorkflowService';
const STORE = 'temporal';
const VISIBILITY_STORE = 'temporal_visibility';

/**
 * A graceful stop waits up to 5 s for the server's own pollers; killing it is harmless, as all its state is in the
 * database.
 */
const STOP: readonly StopStep[] = [
  { signal: 'SIGTERM', waitMs: 1_500 },
  { signal: 'SIGKILL', waitMs: 2_000 },
];

const PORT_VARIABLES = [
  'FRONTEND_GRPC_PORT',
  'HISTORY_GRPC_PORT',
  'MATCHING_GRPC_PORT',
  'WORKER_GRPC_PORT',
  'FRONTEND_MEMBERSHIP_PORT',
  'HISTORY_MEMBERSHIP_PORT',
  'MATCHING_MEMBERSHIP_PORT',
  'WORKER_MEMBERSHIP_PORT',
] as const;

export type TemporalPort = (typeof PORT_VARIABLES)[number];
export const TEMPORAL_PORTS: readonly TemporalPort[] = PORT_VARIABLES;

export interface PostgresLogin {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

export interface TemporalServerOptions {
  readonly binaries: TemporalBinaries;
  /** A role that owns, or may create, the databases `temporal` and `temporal_visibility`. */
  readonly postgres: PostgresLogin;
  /** Free ports are chosen if omitted. */
  readonly ports?: (name: TemporalPort) => number;
  readonly logFile: string;
  readonly recordFile?: string;
  readonly signal?: AbortSignal;
}

export interface TemporalServer {
  /** `host:port` of the gRPC frontend. */
  readonly address: string;
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** Migrates the schema and starts the server; resolves once it responds. */
export async function startTemporalServer(options: TemporalServerOptions): Promise<TemporalServer> {
  const { binaries, postgres, logFile, recordFile, signal } = options;
  await ensureTemporalSchema(binaries.sql, postgres, signal);
  const port = options.ports ?? (await anyPorts());
  signal?.throwIfAborted();
  const server = await startProcess({
    command: binaries.server,
    args: ['start'],
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'warn',
      DB: 'postgres12_pgx',
      POSTGRES_SEEDS: postgres.host,
      DB_PORT: String(postgres.port),
      POSTGRES_USER: postgres.user,
      POSTGRES_PWD: postgres.password,
      DBNAME: STORE,
      VISIBILITY_DBNAME: VISIBILITY_STORE,
      // Fixed when the database is created; one machine needs no more (the same in docker-compose.yml).
      NUM_HISTORY_SHARDS: '4',
      SQL_MAX_CONNS: '10',
      SQL_VIS_MAX_CONNS: '5',
      BIND_ON_IP: HOST,
      TEMPORAL_BROADCAST_ADDRESS: HOST,
      DYNAMIC_CONFIG_FILE_PATH: DYNAMIC_CONFIG,
      // Otherwise it would answer any web page in a browser on this machine, without a password.
      FRONTEND_HTTP_PORT: '0',
      ...Object.fromEntries(PORT_VARIABLES.map((name) => [name, String(port(name))])),
    },
    output: { file: logFile },
    stop: STOP,
    ...(recordFile !== undefined && { recordFile }),
  });
  await waitUntilServing(server, port('FRONTEND_GRPC_PORT'), logFile, signal);
  return {
    address: `${HOST}:${port('FRONTEND_GRPC_PORT')}`,
    exited: server.exited,
    stop: () => server.stop(),
  };
}

async function anyPorts(): Promise<(name: TemporalPort) => number> {
  const ports = await freePorts(PORT_VARIABLES.length);
  return (name) => ports[PORT_VARIABLES.indexOf(name)] ?? 0;
}

async function waitUntilServing(
  server: RunningProcess,
  grpcPort: number,
  logFile: string,
  signal?: AbortSignal,
): Promise<void> {
  let ended: string | undefined;
  void server.exited.then((end) => (ended = end));
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (ended === undefined && Date.now() < deadline && !signal?.aborted) {
    if (await isServing(HOST, grpcPort, FRONTEND_SERVICE)) return;
    await delay(50);
  }
  await server.stop();
  signal?.throwIfAborted();
  throw new StartupError(
    `Background work cannot run yet: Temporal ${ended === undefined ? 'did not answer in a minute' : `ended with ${ended}`}; see ${logFile}.`,
  );
}

/**
 * The schema tool's six calls take a second, so the applied version is recorded as a comment on the database itself. A
 * database that was dropped or restored from elsewhere has no such comment, or an older one.
 */
async function ensureTemporalSchema(sqlTool: string, postgres: PostgresLogin, signal?: AbortSignal): Promise<void> {
  const version = createHash('sha256')
    .update(await readFile(GO_SUM))
    .digest('hex')
    .slice(0, 16);
  if ((await schemaNote(postgres)) === version) return;
  const call = async (db: string, ...args: string[]) => {
    const env = {
      SQL_PLUGIN: 'postgres12_pgx',
      SQL_HOST: postgres.host,
      SQL_PORT: String(postgres.port),
      SQL_USER: postgres.user,
      SQL_PASSWORD: postgres.password,
    };
    const { end, output } = await runProgram({ command: sqlTool, args: ['--db', db, ...args], env, cwd: '/' }, signal);
    if (end === 'code 0') return;
    throw new StartupError(`Background work cannot run yet: Temporal's schema could not be made:\n${output.trim()}`);
  };
  for (const [db, schema] of [
    [STORE, 'temporal'],
    [VISIBILITY_STORE, 'visibility'],
  ] as const) {
    await call(db, 'create-database');
    await call(db, 'setup-schema', '-v', '0.0');
    await call(db, 'update-schema', '--schema-name', `postgresql/v12/${schema}`);
  }
  await withClient(postgres, VISIBILITY_STORE, (client) =>
    client.query(`comment on database ${VISIBILITY_STORE} is '${version}'`),
  );
}

async function schemaNote(postgres: PostgresLogin): Promise<string | undefined> {
  const { rows } = await withClient(postgres, 'postgres', (client) =>
    client.query<{ note: string | null }>(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
      [VISIBILITY_STORE],
    ),
  );
  return rows[0]?.note ?? undefined;
}

async function withClient<T>(login: PostgresLogin, database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...login, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
