import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A part that ran this long was healthy: its next exit is a new failure, and the backoff starts over. */
const HEALTHY_AFTER_MS = 15_000;

export interface Part {
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export interface SuperviseOptions<P extends Part> {
  readonly name: string;
  readonly start: () => Promise<P>;
  readonly printLine: (line: string) => void;
}

export interface Supervised<P extends Part> {
  readonly first: P;
  stop(): Promise<void>;
}

/** The delay in ms before restarting a part that ran for `ranMs`, given the `previous` delay. */
export function restartPause(previous: number, ranMs: number): number {
  if (previous === 0 || ranMs > HEALTHY_AFTER_MS) return FIRST_PAUSE_MS;
  return Math.min(previous * 2, LONGEST_PAUSE_MS);
}

/** Starts a part and restarts it whenever it exits on its own; a failure of the first start is thrown to the caller. */
export async function supervise<P extends Part>({
  name,
  start,
  printLine,
}: SuperviseOptions<P>): Promise<Supervised<P>> {
  const stopping = new AbortController();
  const first = await start();
  let current = first;

  const watch = async () => {
    let pause = 0;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const end = await current.exited;
      if (stopping.signal.aborted) return;
      printLine(`${name} ended (${end}) and is started again.`);
      let ranMs = Date.now() - since;
      let started = false;
      while (!started && !stopping.signal.aborted) {
        pause = restartPause(pause, ranMs);
        ranMs = 0;
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        try {
          current = await start();
          started = true;
        } catch (error) {
          printLine(`${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
  };
  const watching = watch();

  return {
    first,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
      // It may have been restarted while we were stopping the previous instance.
      await current.stop();
    },
  };
}
