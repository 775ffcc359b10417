/** Too many wait, or one waited too long: the caller should come back later. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueFull';
  }
}

export type TakeTurns = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly start: () => void;
}

/**
 * Runs at most `atOnce` pieces of work at a time, in order of arrival.
 *
 * @throws QueueFull when `queue` others wait already, or after waiting `waitMs`; the work was not begun
 */
export function takeTurns(limits: { atOnce: number; queue: number; waitMs: number }): TakeTurns {
  const waiting: Waiting[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.queue) throw new QueueFull();
    await new Promise<void>((resolve, reject) => {
      const entry = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new QueueFull());
      }, limits.waitMs);
      waiting.push(entry);
    });
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      // The slot goes over to who waits longest: `running` stays as it is.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.start();
    }
  };
}
