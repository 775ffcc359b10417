/** Too many callers are waiting, or one waited too long: retry later. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueFull';
  }
}

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `slots` tasks at a time, the others in FIFO order.
 *
 * @param limits how many may wait and for how long; unlimited if omitted
 * @throws QueueFull if `queue` others are waiting already, or after waiting `waitMs`; the task was not started
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
      // The slot passes directly to the longest waiter: `running` is unchanged.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
