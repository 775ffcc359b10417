import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { closeSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from './log-file.ts';
import { processIdentity } from './process-identity.ts';

export interface StopStep {
  readonly signal: NodeJS.Signals;
  readonly waitMs: number;
}

const DEFAULT_STOP: readonly StopStep[] = [
  { signal: 'SIGTERM', waitMs: 10_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

/** Characters kept of a program's output: its end shows why it failed. */
const KEPT_OUTPUT = 20_000;

export interface ProcessSpec {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** A file that receives stdout and stderr, or `pipe` if the caller reads them. */
  readonly output: { readonly file: string } | 'pipe';
  readonly stop?: readonly StopStep[];
  /** File by which the next launch finds this process, if this launch is killed and cannot stop it. */
  readonly recordFile?: string;
}

export interface RunningProcess {
  readonly pid: number;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  /** Resolves with how it ended, such as `code 1` or `signal SIGKILL`; never rejects. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a process in its own session: a Ctrl-C in the terminal reaches only us, and we stop the others in order.
 * Rejects if the command cannot be run at all.
 */
export async function startProcess(spec: ProcessSpec): Promise<RunningProcess> {
  const log = spec.output === 'pipe' ? undefined : openLog(spec.output.file);
  const child = spawn(spec.command, spec.args, {
    detached: true,
    stdio: ['pipe', log ?? 'pipe', log ?? 'pipe'],
    ...(spec.env && { env: spec.env }),
    ...(spec.cwd !== undefined && { cwd: spec.cwd }),
    ...(spec.uid !== undefined && { uid: spec.uid }),
    ...(spec.gid !== undefined && { gid: spec.gid }),
  });
  if (log !== undefined) closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
  // The child's stdin is a pipe that closes with us; errors of writing to an exiting child do not matter.
  child.stdin?.on('error', () => undefined);

  const steps = spec.stop ?? DEFAULT_STOP;
  const stopOnExit = () => signalGroup(pid, steps[0]?.signal ?? 'SIGTERM');
  process.once('exit', stopOnExit);
  void exited.then(() => {
    process.removeListener('exit', stopOnExit);
    if (spec.recordFile !== undefined) removeRecord(spec.recordFile);
  });
  try {
    if (spec.recordFile !== undefined) await recordProcess(spec.recordFile, pid);
  } catch (error) {
    // For example, on a full disk: a process that no later launch could find must not stay, or occupy the port of the
    // next attempt.
    await stopBySteps(pid, exited, steps);
    throw error;
  }

  let stopping: Promise<void> | undefined;
  return {
    pid,
    stdout: child.stdout,
    stderr: child.stderr,
    exited,
    stop: () => (stopping ??= stopBySteps(pid, exited, steps)),
  };
}

/**
 * Runs a program to its end and returns how it ended and the last part of its output. If aborted, it rejects only once
 * the program and everything it started have ended.
 */
export async function runProgram(
  spec: Omit<ProcessSpec, 'output'>,
  signal: AbortSignal | undefined,
): Promise<{ readonly end: string; readonly output: string }> {
  signal?.throwIfAborted();
  const program = await startProcess({ ...spec, output: 'pipe' });
  let output = '';
  const finished = [program.stdout, program.stderr].map(
    (stream) =>
      new Promise((resolve) => {
        stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_OUTPUT)));
        stream?.once('close', resolve);
      }),
  );
  const stop = () => void program.stop();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const end = await program.exited;
  signal?.removeEventListener('abort', stop);
  if (signal?.aborted) await program.stop();
  signal?.throwIfAborted();
  await Promise.all(finished);
  return { end, output };
}

async function stopBySteps(pid: number, exited: Promise<string>, steps: readonly StopStep[]): Promise<void> {
  for (const { signal, waitMs } of steps) {
    signalGroup(pid, signal);
    const waiting = new AbortController();
    const hasExited = await Promise.race([
      exited.then(() => true),
      delay(waitMs, false, { signal: waiting.signal }).catch(() => false),
    ]);
    waiting.abort();
    if (hasExited) break;
  }
  // Kills the processes that it started in its group and left behind.
  signalGroup(pid, 'SIGKILL');
}

/**
 * The first signal goes to the leader alone (which stops its own children in order); SIGKILL goes to the whole group.
 */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
  } catch {
    // it has exited already
  }
}

async function recordProcess(file: string, pid: number): Promise<void> {
  const identity = await processIdentity(pid);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid, identity }));
}

function removeRecord(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The next launch compares the recorded identity with the process, so a leftover record does no harm.
  }
}

/**
 * Stops a process left over from a killed launch, if that very process is still running. Returns whether there was one.
 */
export async function stopRecordedProcess(file: string, steps: readonly StopStep[] = DEFAULT_STOP): Promise<boolean> {
  const record = await readFile(file, 'utf8').then(parseRecord, () => undefined);
  const alive = record !== undefined && (await processIdentity(record.pid)) === record.identity;
  if (alive) await stopForeignProcess(record.pid, record.identity, steps);
  await rm(file, { force: true });
  return alive;
}

/** Stops a process that is not our child: it has ended once no process has its identity any more. */
export async function stopForeignProcess(
  pid: number,
  identity: string,
  steps: readonly StopStep[] = DEFAULT_STOP,
): Promise<void> {
  const exited = new AbortController();
  const watch = (async () => {
    while (!exited.signal.aborted && (await processIdentity(pid)) === identity) await delay(20);
    return 'exited';
  })();
  await stopBySteps(pid, watch, steps);
  exited.abort();
}

function parseRecord(text: string): { pid: number; identity: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('identity' in value)) return undefined;
    const { pid, identity } = value;
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}
