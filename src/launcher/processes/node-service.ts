import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { startProcess } from './child-process.ts';
import { openLog, writeLinesTo } from './log-file.ts';
import type { Part } from './supervise.ts';

const RUNNER = 'src/bin/run-service.ts';

/**
 * For every process that checks texts (also set in Dockerfile, docker-compose.yml, vitest.config.ts). V8 first
 * interprets a regular expression as bytecode, then compiles it to machine code. Optimising that bytecode took 1.2 of
 * the 2.9 CPU seconds of a process's first plan, which prepares about 5,000 patterns of legal rules. On the command
 * line, not set at run time: flags are part of the compile cache's key.
 */
export const nodeFlags = ['--no-regexp-peephole-optimization'] as const;

/** pino's number for `error`. */
const ERROR_LEVEL = 50;
const QUIET_MS = 30_000;
const LAST_LINES = 12;

export interface NodeServiceOptions {
  readonly name: string;
  /** Path of the program, relative to the repository's root. */
  readonly file: string;
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly recordFile: string;
  readonly stopWithinMs: number;
  readonly printLine: (line: string) => void;
}

export interface NodeService extends Part {
  /** The last lines of its output, which explain a failed start. */
  lastLines(): readonly string[];
}

/** Runs one of our own processes: its log goes to a file, its errors also to the terminal. */
export async function startNodeService(options: NodeServiceOptions): Promise<NodeService> {
  const { name, root, env, logFile, recordFile, stopWithinMs } = options;
  const showError = withoutRepeats(options.printLine);
  const log = writeLinesTo(openLog(logFile), { name: `The log ${basename(logFile)}`, onLoss: showError });
  const child = await startProcess({
    command: process.execPath,
    args: [...nodeFlags, join(root, RUNNER), join(root, options.file)],
    cwd: root,
    env,
    output: 'pipe',
    stop: [
      { signal: 'SIGTERM', waitMs: stopWithinMs },
      { signal: 'SIGKILL', waitMs: 2_000 },
    ],
    recordFile,
  });
  const lastLines: string[] = [];
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  // The last lines, which explain a crash, may arrive after the exit event.
  let open = outputs.length;
  for (const output of outputs) {
    const lines = createInterface({ input: output });
    lines.on('close', () => {
      open -= 1;
      if (open === 0) log.close();
    });
    lines.on('line', (line) => {
      log.write(line);
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
      const error = errorIn(line);
      if (error !== undefined) showError(`${name}: ${error}`);
    });
  }
  return { exited: child.exited, stop: () => child.stop(), lastLines: () => lastLines };
}

/** The message of a log line at level error or above. */
function errorIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || !('level' in entry)) return undefined;
    if (typeof entry.level !== 'number' || entry.level < ERROR_LEVEL) return undefined;
    return 'msg' in entry && typeof entry.msg === 'string' ? entry.msg : line;
  } catch {
    return undefined;
  }
}

/** Prints a repeated error (such as an unreachable database) only once in a while. */
function withoutRepeats(printLine: (line: string) => void): (line: string) => void {
  const shown = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    if (now - (shown.get(line) ?? 0) < QUIET_MS) return;
    shown.set(line, now);
    printLine(line);
  };
}
