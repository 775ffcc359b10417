import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tryLock } from '#launcher/file-lock.ts';
import { runProgram, stopRecordedProcess } from '#launcher/processes/child-process.ts';
import { StartupError, explainingPathErrors } from '#launcher/startup-error.ts';

const TOOLS_FOLDER = fileURLToPath(new URL('../../../tools/temporal/', import.meta.url));

/** In this order, because the first one compiles most of the server's dependencies; durations are for two cores. */
const PROGRAMS = [
  { file: 'temporal-sql', source: 'go.temporal.io/server/cmd/tools/sql', label: 'its schema tool', about: '2 minutes' },
  {
    file: 'temporal-ui',
    source: 'github.com/temporalio/ui-server/v2/cmd/server',
    label: 'its web interface',
    about: '10 seconds',
  },
  { file: 'temporal-server', source: 'go.temporal.io/server/cmd/server', label: 'the server', about: '2 minutes' },
] as const;

const KILL = [{ signal: 'SIGKILL', waitMs: 5_000 }] as const;

export interface TemporalBinaries {
  readonly server: string;
  readonly sql: string;
  readonly ui: string;
}

export interface TemporalBuildOptions {
  /** Called with one line at the start of each long step. */
  readonly onProgress: (line: string) => void;
  readonly signal?: AbortSignal;
}

/**
 * The Temporal programs from the per-user cache; if missing, they are built there from the Go module proxy. Rejects
 * with a StartupError that says what to install if they can be neither found nor built.
 */
export async function ensureTemporalBinaries(options: TemporalBuildOptions): Promise<TemporalBinaries> {
  const cache = join(userCacheFolder(), 'askwell', 'temporal');
  const sum = createHash('sha256')
    .update(await readFile(join(TOOLS_FOLDER, 'go.sum')))
    .digest('hex')
    .slice(0, 16);
  const go = await goVersion();
  const wanted = `${sum}-${process.platform}-${process.arch}`;
  const found = await findBuild(cache, wanted, go);
  if (found) return found;
  if (go === undefined) throw noGo();

  await explainingPathErrors(cache, () => mkdir(cache, { recursive: true }));
  const release = await waitForBuildLock(cache, options);
  try {
    const builtMeanwhile = await findBuild(cache, wanted, go);
    return builtMeanwhile ?? (await build(cache, `${wanted}-${go}`, options));
  } finally {
    await release();
  }
}

/** With Go installed, only a build made with that version of Go; without Go, any build of these sources. */
async function findBuild(cache: string, wanted: string, go: string | undefined): Promise<TemporalBinaries | undefined> {
  const names = await readdir(cache).catch((): string[] => []);
  const name = go === undefined ? names.find((entry) => entry.startsWith(`${wanted}-`)) : `${wanted}-${go}`;
  if (name === undefined || !names.includes(name)) return undefined;
  return binariesIn(join(cache, name));
}

function binariesIn(folder: string): TemporalBinaries {
  return {
    server: join(folder, 'temporal-server'),
    sql: join(folder, 'temporal-sql'),
    ui: join(folder, 'temporal-ui'),
  };
}

async function waitForBuildLock(
  cache: string,
  { onProgress, signal }: TemporalBuildOptions,
): Promise<() => Promise<void>> {
  let announced = false;
  for (;;) {
    signal?.throwIfAborted();
    const lock = await tryLock(join(cache, 'build.lock'));
    if (lock.kind === 'taken') return lock.release;
    if (!announced) onProgress(`Temporal is being built by another process (${lock.holder.pid}); waiting for it.`);
    announced = true;
    await delay(500);
  }
}

async function build(
  cache: string,
  name: string,
  { onProgress, signal }: TemporalBuildOptions,
): Promise<TemporalBinaries> {
  const record = join(cache, 'build-process.json');
  await stopRecordedProcess(record, KILL);
  for (const entry of await readdir(cache)) {
    if (entry.startsWith('half-made-')) await removeTree(join(cache, entry));
  }
  // Not in the system's temporary folder: on some systems that is in memory, and a build temporarily needs about 4 GB.
  const partial = await mkdtemp(join(cache, 'half-made-'));
  const output = join(partial, 'output');
  try {
    for (const [index, program] of PROGRAMS.entries()) {
      const download = index === 0 ? 'downloads its sources and ' : '';
      onProgress(
        `Temporal, once per machine: ${download}builds ${program.label} (${index + 1} of ${PROGRAMS.length}, about ${program.about}).`,
      );
      await goBuild(partial, join(output, program.file), program.source, record, signal);
    }
    await rename(output, join(cache, name));
    return binariesIn(join(cache, name));
  } finally {
    await removeTree(partial);
  }
}

async function goBuild(
  partial: string,
  target: string,
  source: string,
  record: string,
  signal?: AbortSignal,
): Promise<void> {
  const { end, output } = await runProgram(
    {
      command: 'go',
      args: ['build', '-buildvcs=false', '-trimpath', '-ldflags', '-s -w', '-o', target, source],
      cwd: TOOLS_FOLDER,
      env: {
        ...process.env,
        CGO_ENABLED: '0',
        // The user's own GOFLAGS (vendor mode, race detector) are meant for other builds.
        GOFLAGS: '-modcacherw',
        GOMODCACHE: join(partial, 'modules'),
        GOCACHE: join(partial, 'build-cache'),
        GOTMPDIR: partial,
      },
      stop: KILL,
      recordFile: record,
    },
    signal,
  );
  if (end !== 'code 0') throw buildFailure(output);
}

function buildFailure(output: string): StartupError {
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  if (/requires go >=|toolchain not available|invalid go version|unknown block type: tool/.test(output)) {
    return new StartupError(
      `Background work cannot run yet: this Go is too old for Temporal (${lastLine}); ${remedies()}`,
    );
  }
  if (/dial tcp|no such host|i\/o timeout|TLS handshake|connection refused|proxyconnect/.test(output)) {
    return new StartupError(`Background work cannot run yet: Go could not download Temporal's sources (${lastLine}).`);
  }
  if (output.includes('no space left on device')) {
    return new StartupError(
      'Background work cannot run yet: building Temporal needs about 4 GB of free disk for a few minutes.',
    );
  }
  return new StartupError(`Background work cannot run yet: Temporal could not be built (${lastLine}).`);
}

function noGo(): StartupError {
  return new StartupError(`Background work cannot run yet: Go was not found; ${remedies()}`);
}

function remedies(): string {
  return 'install Go 1.26 or newer (https://go.dev/dl) and start again, or use "docker compose up", or run "temporal server start-dev" and set TEMPORAL_ADDRESS=127.0.0.1:7233.';
}

async function goVersion(): Promise<string | undefined> {
  try {
    // Run from the root: inside the tools folder, an outdated Go would first download a newer one.
    const { stdout } = await promisify(execFile)('go', ['env', 'GOVERSION'], { cwd: '/' });
    return stdout.trim().split(' ')[0] || undefined;
  } catch {
    return undefined;
  }
}

function userCacheFolder(): string {
  if (process.env['XDG_CACHE_HOME']) return process.env['XDG_CACHE_HOME'];
  return process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
}

async function removeTree(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) await rm(path, { recursive: true, force: true, maxRetries: 5 });
}
