import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '#launcher/ports.ts';
import { preparePostgresInstall, type PostgresInstall } from './postgres-install.ts';
import { processCommand, processIdentity } from '#launcher/processes/process-identity.ts';
import {
  type RunningProcess,
  type StopStep,
  runProgram,
  startProcess,
  stopForeignProcess,
} from '#launcher/processes/child-process.ts';
import { StartupError } from '#launcher/startup-error.ts';

const HOST = '127.0.0.1';
const SUPERUSER = 'postgres';
const READY_WITHIN_MS = 60_000;

/**
 * Fast shutdown (roll back, checkpoint, exit), then immediate shutdown, which the next start recovers from through the
 * WAL.
 */
const STOP: readonly StopStep[] = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
];

/** For disposable test clusters: they may lose data in a crash, which makes them fast. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface EmbeddedPostgresOptions {
  /** Folder used by this cluster only; created if missing. */
  readonly dir: string;
  /** A free port is chosen if omitted. */
  readonly port?: number;
  /** true: PostgreSQL's own defaults; false, for tests: a server that does not wait for the disk. */
  readonly durable: boolean;
  readonly logFile?: string;
  readonly signal?: AbortSignal;
}

export interface EmbeddedPostgres {
  readonly host: string;
  readonly port: number;
  /** The cluster's superuser and its password, which is generated once and stored in `dir`. */
  readonly user: string;
  readonly password: string;
  /** The cluster's data folder: inside `dir`, or elsewhere if root runs it from a folder closed to other users. */
  readonly dataDir: string;
  readonly exited: Promise<string>;
  url(database: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 from npm on loopback. Creates the cluster (UTF-8, ICU) on the first call and reuses its data
 * afterwards. A server that a killed launch left running on this folder is stopped first, by the pid in its pid file.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dir, durable, signal } = options;
  const home = await preparePostgresInstall(dir);
  const dataDir = join(home.dataHome, 'cluster');
  await stopOrphan(dataDir);
  const password = await superuserPassword(dir);
  if (!(await exists(join(dataDir, 'PG_VERSION')))) await makeCluster(home, dataDir, password, { durable, signal });

  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const logFile = options.logFile ?? join(dir, 'postgres.log');
  const server = await launch(home, { dataDir, port, durable, logFile, signal });
  return {
    host: HOST,
    port,
    user: SUPERUSER,
    password,
    dataDir,
    exited: server.exited,
    url: (database) => `postgresql://${SUPERUSER}:${password}@${HOST}:${port}/${encodeURIComponent(database)}`,
    stop: () => server.stop(),
  };
}

/**
 * Stops a server that a killed launch left running on this folder, so that its port is free before ports are chosen.
 */
export async function stopOrphanedPostgres(dir: string): Promise<void> {
  // No cluster was ever started here, as with an external database: then the programs are not needed either.
  if (!(await exists(dir))) return;
  const { dataHome } = await preparePostgresInstall(dir);
  await stopOrphan(join(dataHome, 'cluster'));
}

async function superuserPassword(dir: string): Promise<string> {
  const file = join(dir, 'superuser-password');
  try {
    return await readFile(file, 'utf8');
  } catch {
    const password = randomBytes(24).toString('base64url');
    await writeFile(file, password, { mode: 0o600 });
    return password;
  }
}

/**
 * Creates the cluster under a temporary name first: an interrupted attempt leaves nothing that looks like a database.
 */
async function makeCluster(
  home: PostgresInstall,
  dataDir: string,
  password: string,
  { durable, signal }: { durable: boolean; signal: AbortSignal | undefined },
): Promise<void> {
  const partial = `${dataDir}.half-made`;
  const passwordFile = join(home.dataHome, '.initdb-password');
  await rm(partial, { recursive: true, force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.user) await chown(passwordFile, home.user.uid, home.user.gid);
  try {
    const { end, output } = await runProgram(
      {
        command: home.initdb,
        args: [
          `--pgdata=${partial}`,
          `--username=${SUPERUSER}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=icu',
          // The root collation: sorts Latin, Cyrillic and accents sensibly, whatever this machine's LANG.
          '--icu-locale=und',
          `--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`,
          ...(durable ? [] : ['--no-sync']),
        ],
        ...home.user,
        cwd: '/',
        env: serverEnvironment(),
      },
      signal,
    );
    if (end !== 'code 0')
      throw new StartupError(`The database could not be made in ${home.dataHome}:\n${output.trim()}`);
    await rename(partial, dataDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

interface Launch {
  readonly dataDir: string;
  readonly port: number;
  readonly durable: boolean;
  readonly logFile: string;
  readonly signal: AbortSignal | undefined;
}

async function launch(home: PostgresInstall, options: Launch): Promise<RunningProcess> {
  const { dataDir, port, durable, logFile, signal } = options;
  const settings = [
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    // Temporal alone keeps about 32 connections open (measured); the app's pools need more.
    'max_connections=150',
    // A quarter of the default: on a small disk, the WAL must not take the space that the data needs.
    'max_wal_size=256MB',
    // The details of an error quote the rejected row; a candidate's data does not belong in a log.
    'log_error_verbosity=terse',
    ...(durable ? [] : THROW_AWAY),
  ];
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    signal?.throwIfAborted();
    const server = await startProcess({
      command: home.postgres,
      args: ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      ...home.user,
      // The server's user may have no access to the folder that we were started in.
      cwd: '/',
      env: serverEnvironment(),
      output: { file: logFile },
      stop: STOP,
    });
    const end = await untilReady(server, dataDir, deadline, signal);
    if (end === 'ready') return server;
    await server.stop();
    signal?.throwIfAborted();
    const log = await readFile(logFile, 'utf8').catch(() => '');
    // After kill -9 of the postmaster, its last children hold the shared memory for a moment.
    if (log.includes('pre-existing shared memory block') && Date.now() < deadline) await delay(100);
    else throw startFailure(log, port, logFile);
  }
}

/** PostgreSQL writes its state to line 8 of postmaster.pid; pg_ctl reads the same line. */
async function untilReady(
  server: RunningProcess,
  dataDir: string,
  deadline: number,
  signal: AbortSignal | undefined,
): Promise<'ready' | 'failed'> {
  let ended = false;
  void server.exited.then(() => (ended = true));
  while (!ended && Date.now() < deadline && !signal?.aborted) {
    const lines = await postmasterFile(dataDir);
    if (Number(lines?.[0]) === server.pid && lines?.[7]?.trim() === 'ready') return 'ready';
    await delay(10);
  }
  return 'failed';
}

function startFailure(log: string, port: number, logFile: string): StartupError {
  if (log.includes('Address already in use')) {
    return new StartupError(
      `Port ${port}, meant for the database, is in use by another program: start again for a new one.`,
    );
  }
  if (log.includes('Permission denied')) {
    return new StartupError(`The database has no permission for its own folder: see the last lines of ${logFile}.`);
  }
  if (log.includes('incompatible with server')) {
    return new StartupError(`The data folder was made by another version of PostgreSQL: see ${logFile}.`);
  }
  return new StartupError(`The database did not start: see the last lines of ${logFile}.`);
}

/** Stops the server of a killed launch, by the pid in its pid file, but only if that process serves this folder. */
async function stopOrphan(dataDir: string): Promise<void> {
  const lines = await postmasterFile(dataDir);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const [identity, command] = await Promise.all([processIdentity(pid), processCommand(pid)]);
  if (identity === undefined) await removeStalePidFile(dataDir, pid, lines?.[6]);
  // Otherwise the pid now belongs to another program, and PostgreSQL itself detects the stale file.
  else if (command?.includes(dataDir)) await stopForeignProcess(pid, identity, STOP);
}

/**
 * In a container whose init process does not reap children, a killed postmaster keeps its pid forever, and PostgreSQL,
 * which only checks that the pid exists, would never start again. The file may be removed once no process is attached
 * to the shared memory that it names, which is what the file protects.
 */
async function removeStalePidFile(dataDir: string, pid: number, sharedMemory: string | undefined): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  const id = sharedMemory?.trim().split(/\s+/)[1];
  const deadline = Date.now() + 5_000;
  do {
    const segments = await readFile('/proc/sysvipc/shm', 'utf8');
    const [, , , , , , attached] =
      segments
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .find((row) => row[1] === id) ?? [];
    if (attached === undefined || attached === '0') return rm(join(dataDir, 'postmaster.pid'), { force: true });
    await delay(50);
  } while (Date.now() < deadline);
}

async function postmasterFile(dataDir: string): Promise<string[] | undefined> {
  return readFile(join(dataDir, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => undefined,
  );
}

/** Hides the caller's PG* variables and locale from the server; its messages are matched in English. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
