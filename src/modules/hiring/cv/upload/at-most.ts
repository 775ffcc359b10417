/** Runs at most `slots` pieces of work at a time; the rest wait in order of arrival. */
export function atMost(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot goes straight to whoever waits longest.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
