import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { childLimits, startLimited, type ChildLimits } from './child-limits.ts';
import { CvReading } from './cv-reading.ts';

export type ChildOutcome =
  | { kind: 'reading'; reading: CvReading }
  /** it ran out of time or memory, or the file brought it down */
  | { kind: 'exhausted' }
  | { kind: 'not_started'; cause: unknown };

const Answer = z.object({ kind: z.literal('reading'), reading: CvReading });
const childFile = fileURLToPath(new URL('./cv-child.ts', import.meta.url));
const startMs = 10_000;
const heapMb = 192;
const watchMs = 20;
const pageBytes = 4_096;
const largestRss = 512 * 1024 * 1024;

// All that the child may open: its own source, what it takes from the knowledge of evidence and of texts, the libraries, and the
// package file that makes the source a module.
const readable = [
  new URL('./', import.meta.url).href,
  new URL('../../../knowledge/evidence/', import.meta.url).href,
  new URL('../../../knowledge/text/', import.meta.url).href,
  new URL('./', import.meta.resolve('pdfjs-dist/package.json')).href,
  new URL('../', import.meta.resolve('unpdf')).href,
  new URL('../../../../package.json', import.meta.url).href,
].map((url) => fileURLToPath(url));

/** What limits of a reading this machine does not allow. */
export function missingLimits(): ChildLimits['missing'] {
  return childLimits(readable).missing;
}

/** A guarded process for one file: no environment, no files, no children of its own, little heap, killed when it grows. */
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

  /** Sends one file and waits for its reading, for `wallMs` at most. */
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
    // whoever waits for its end must see it
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

  /** The spare must not keep our own process from ending; a child at work must. */
  #hold(hold: boolean): void {
    if (hold) {
      this.#process.ref();
      this.#process.channel?.ref();
    } else {
      this.#process.unref();
      this.#process.channel?.unref();
    }
  }

  // Node's own limits count the JavaScript heap only: 1 GB of array buffers passed under a limit of 64 MB.
  async #tooLarge(): Promise<boolean> {
    try {
      const statm = await readFile(`/proc/${this.#process.pid}/statm`, 'utf8');
      return Number(statm.split(' ')[1]) * pageBytes > largestRss;
    } catch {
      // it has ended, or this system has no /proc: time and heap limits remain
      return false;
    }
  }
}

function outcomeOf(message: unknown): ChildOutcome {
  const answer = Answer.safeParse(message);
  return answer.success ? { kind: 'reading', reading: answer.data.reading } : { kind: 'exhausted' };
}
