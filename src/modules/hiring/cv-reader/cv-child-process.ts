import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { childLimits, startLimited, type ChildLimits } from './child-limits.ts';
import { CvReading } from './cv-reading.ts';

export type ChildOutcome =
  | { kind: 'reading'; reading: CvReading }
  /** it ran out of time or memory, or the file crashed it */
  | { kind: 'exhausted' }
  | { kind: 'not_started'; cause: unknown };

const Answer = z.object({ kind: z.literal('reading'), reading: CvReading });
const childFile = fileURLToPath(new URL('./cv-child.ts', import.meta.url));
const startMs = 10_000;
const heapMb = 192;
const watchMs = 20;
const pageBytes = 4_096;
const largestRss = 512 * 1024 * 1024;

// Everything the child may read: its own source, the shared modules on evidence and texts, the libraries, and the
// package file that makes the source ES modules.
const readable = [
  new URL('./', import.meta.url).href,
  new URL('../../../knowledge/evidence/', import.meta.url).href,
  new URL('../../../knowledge/text/', import.meta.url).href,
  new URL('./', import.meta.resolve('pdfjs-dist/package.json')).href,
  new URL('../', import.meta.resolve('unpdf')).href,
  new URL('../../../../package.json', import.meta.url).href,
].map((url) => fileURLToPath(url));

/** The limits on reading that this machine does not support. */
export function missingLimits(): ChildLimits['missing'] {
  return childLimits(readable).missing;
}

/**
 * A sandboxed process for one file: no environment, no file access beyond its own code, no child processes, a small
 * heap, and killed when it grows too large.
 */
export class CvChild {
  readonly ended: Promise<void>;
  readonly #process: ChildProcess;
  readonly #ready: Promise<ChildOutcome | undefined>;

  constructor() {
    this.#process = startLimited(childFile, readable, heapMb);
    this.ended = new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.once('error', () => resolve());
    });
    this.#ready = this.#starting();
    this.#hold(false);
  }

  get alive(): boolean {
    return this.#process.connected && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Sends one file and waits up to `wallMs` for the result. */
  async read(bytes: Uint8Array, wallMs: number): Promise<ChildOutcome> {
    this.#hold(true);
    const failure = await this.#ready;
    if (failure !== undefined) return failure;
    const outcome = Promise.withResolvers<ChildOutcome>();
    const give = () => outcome.resolve({ kind: 'exhausted' });
    const wall = setTimeout(give, wallMs);
    const watch = setInterval(() => void this.#tooLarge().then((large) => large && give()), watchMs);
    this.#process.once('message', (message) => outcome.resolve(outcomeOf(message)));
    void this.ended.then(give);
    this.#process.send(bytes, (error) => error !== null && give());
    try {
      return await outcome.promise;
    } finally {
      clearTimeout(wall);
      clearInterval(watch);
    }
  }

  kill(): void {
    // keeps our process alive until the child's exit is seen
    this.#hold(true);
    this.#process.kill('SIGKILL');
  }

  #starting(): Promise<ChildOutcome | undefined> {
    const started = Promise.withResolvers<ChildOutcome | undefined>();
    const late = setTimeout(() => started.resolve({ kind: 'not_started', cause: 'timeout' }), startMs);
    late.unref();
    this.#process.once('message', () => started.resolve(undefined));
    this.#process.once('error', (cause) => started.resolve({ kind: 'not_started', cause }));
    this.#process.once('exit', (code, signal) => started.resolve({ kind: 'not_started', cause: signal ?? code }));
    return started.promise.finally(() => clearTimeout(late));
  }

  /** The spare child must not keep our own process alive; a working child must. */
  #hold(hold: boolean): void {
    if (hold) {
      this.#process.ref();
      this.#process.channel?.ref();
    } else {
      this.#process.unref();
      this.#process.channel?.unref();
    }
  }

  // Node's own limits count only the JavaScript heap: under a limit of 64 MB, 1 GB of array buffers was possible.
  async #tooLarge(): Promise<boolean> {
    try {
      const statm = await readFile(`/proc/${this.#process.pid}/statm`, 'utf8');
      return Number(statm.split(' ')[1]) * pageBytes > largestRss;
    } catch {
      // the process has ended, or this system has no /proc; the time and heap limits still apply
      return false;
    }
  }
}

function outcomeOf(message: unknown): ChildOutcome {
  const answer = Answer.safeParse(message);
  return answer.success ? { kind: 'reading', reading: answer.data.reading } : { kind: 'exhausted' };
}
