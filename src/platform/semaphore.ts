/** Too many wait, or one waited too long: the caller should come back later. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueFull';
  }
}

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `slots` pieces of work at a time, the others in order of arrival.
 *
 * @param limits how many may wait and for how long; without them any number waits for as long as it takes
 * @throws QueueFull when `queue` others wait already, or after waiting `waitMs`; the work was not begun
 */
export function semaphore(slots: number, limits?: { queue: number; waitMs: number }): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < slots) {
      running += 1;
      return;
    }
    if (limits !== undefined && waiting.length >= limits.queue) throw new QueueFull();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
      const timer =
        limits &&
        setTimeout(() => {
          waiting.splice(waiting.indexOf(start), 1);
          reject(new QueueFull());
        }, limits.waitMs);
    });
  }

  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      // The slot goes straight to whoever waits longest: `running` stays as it is.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
