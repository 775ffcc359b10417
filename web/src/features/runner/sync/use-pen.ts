import { useEffect, useState } from 'react';

/** Which tab writes: `elsewhere` means that another one holds the pen and this one only shows. */
export type Pen = 'asking' | 'held' | 'elsewhere';

const patienceMs = 200;

/**
 * One tab of a browser writes. It holds a lock for as long as it lives; the others wait in line and get the pen when it
 * closes, or take it over. Where locks are missing (an insecure address) every tab writes, and the server tells conflicts.
 */
export function usePen(name: string): { readonly pen: Pen; readonly takeOver: () => void } {
  const [pen, setPen] = useState<Pen>('asking');
  const [turn, setTurn] = useState({ steal: false });
  useEffect(() => {
    if (!('locks' in navigator)) {
      setPen('held');
      return;
    }
    const stop = new AbortController();
    const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
    const timer = setTimeout(() => setPen('elsewhere'), patienceMs);
    const hold = (): Promise<void> => {
      clearTimeout(timer);
      if (!stop.signal.aborted) setPen('held');
      return untilReleased;
    };
    navigator.locks.request(name, turn.steal ? { steal: true } : { signal: stop.signal }, hold).catch(() => {
      if (stop.signal.aborted) return;
      // another tab took it over: wait in line again
      setPen('elsewhere');
      setTurn({ steal: false });
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
      release();
    };
  }, [name, turn]);
  return { pen, takeOver: () => setTurn({ steal: true }) };
}
