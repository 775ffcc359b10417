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

/** Fast shutdown (roll back, checkpoint, leave), then immediate, which the next start repairs from the log. */
const STOP: readonly StopStep[] = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
];

/** For throw-away clusters of tests: a crash may lose them, and that is what makes them quick. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface EmbeddedPostgresOptions {
  /** Folder that belongs to this cluster alone; made when missing. */
  readonly dir: string;
  /** A free one is chosen when not given. */
  readonly port?: number;
  /** PostgreSQL's own defaults, or, for tests, a server that does not wait for the disk. */
  readonly durable: boolean;
  readonly logFile?: string;
  readonly signal?: AbortSignal;
}

export interface EmbeddedPostgres {
  readonly host: string;
  readonly port: number;
  /** The cluster's superuser and its password, which is made once and kept in `dir`. */
  readonly user: string;
  readonly password: string;
  /** The cluster's folder: inside `dir`, or elsewhere when root runs it from a closed folder. */
  readonly dataDir: string;
  readonly exited: Promise<string>;
  url(database: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 from npm on loopback, makes its cluster (UTF-8, ICU) on the first call and finds its data on
 * every later one. A server that a killed run left on this very folder is stopped first, by the pid in its own file.
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

/** Stops a server that a killed run left on this folder, so that its port is free again before ports are chosen. */
export async function stopOrphanedPostgres(dir: string): Promise<void> {
  // Nothing ever ran here, as with a database of somebody else: then no programs are needed either.
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

/** Makes the cluster under another name first: a Ctrl-C in the middle leaves nothing that looks like a database. */
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
          // The root collation: sorts Latin, Cyrillic and accents sensibly whatever LANG this machine has.
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
    // Temporal alone keeps some 32 connections open (measured); the app's pools come on top.
    'max_connections=150',
    // A quarter of the default: on a small disk the log must not take the space that the data needs.
    'max_wal_size=256MB',
    // The details of an error quote the row that was refused; a candidate's words do not belong in a log.
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
      // The user that the server runs as may not be allowed into the folder that we were started in.
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
    // After kill -9 of the postmaster its last children hold the memory for a moment.
    if (log.includes('pre-existing shared memory block') && Date.now() < deadline) await delay(100);
    else throw startFailure(log, port, logFile);
  }
}

/** PostgreSQL tells its state in line 8 of postmaster.pid; pg_ctl reads the same line. */
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

/** Stops the server of a killed run, by the pid in its own file, and only if that process serves this folder. */
async function stopOrphan(dataDir: string): Promise<void> {
  const lines = await postmasterFile(dataDir);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const [identity, command] = await Promise.all([processIdentity(pid), processCommand(pid)]);
  if (identity === undefined) await removeStalePidFile(dataDir, pid, lines?.[6]);
  // Otherwise the process id belongs to another program now, and PostgreSQL itself sees that the file is stale.
  else if (command?.includes(dataDir)) await stopForeignProcess(pid, identity, STOP);
}

/**
 * In a container whose first process never reaps its children a killed postmaster keeps its process id for ever,
 * and PostgreSQL, which only checks that the process id exists, would never start again. The file may be removed once no process is
 * attached to the shared memory it names: that is what PostgreSQL makes sure of by it.
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

/** Nothing of the caller's PG* variables or locale reaches the server; its messages are matched in English. */
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
