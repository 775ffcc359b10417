import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { startProcess } from './child-process.ts';
import { openLog, writeLinesTo } from './log-file.ts';
import type { Part } from './supervise.ts';

const RUNNER = 'src/bin/run-service.ts';

/**
 * For each process that checks texts (also Dockerfile, docker-compose.yml, vitest.config.ts). V8 runs the bytecode of a
 * pattern once, then makes machine code of it; that bytecode optimised took 1.2 of the 2.9 processor seconds of a process's
 * first plan, which makes some 5,000 patterns of law ready. On the command line, not set while it runs: flags are part of
 * the key of the compile cache.
 */
export const nodeFlags = ['--no-regexp-peephole-optimization'] as const;

/** pino's number for `error`. */
const ERROR_LEVEL = 50;
const QUIET_MS = 30_000;
const LAST_LINES = 12;

export interface NodeServiceOptions {
  readonly name: string;
  /** The program, from the repository's root. */
  readonly file: string;
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly recordFile: string;
  readonly stopWithinMs: number;
  readonly printLine: (line: string) => void;
}

export interface NodeService extends Part {
  /** The last lines it wrote: what a failed start is explained with. */
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
  // The last lines, which tell why a process crashed, may be read after its end was reported.
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

/** The same error again and again (a database that is away) is shown once in a while, not each time. */
function withoutRepeats(printLine: (line: string) => void): (line: string) => void {
  const shown = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    if (now - (shown.get(line) ?? 0) < QUIET_MS) return;
    shown.set(line, now);
    printLine(line);
  };
}
