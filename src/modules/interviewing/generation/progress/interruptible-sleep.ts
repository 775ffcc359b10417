/**
 * A sleep that can be cut short. A `wake()` between two sleeps cuts the next one short. Returns immediately if `signal`
 * is aborted.
 */
export function interruptibleSleep(signal: AbortSignal): { wake(): void; sleep(ms: number): Promise<void> } {
  let rung = false;
  let wakeUp = () => {};
  const wake = () => {
    rung = true;
    wakeUp();
  };
  signal.addEventListener('abort', wake, { once: true });
  return {
    wake,
    sleep: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
