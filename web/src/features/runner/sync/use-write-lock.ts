import { useEffect, useState } from 'react';

/** Whether this tab may write. `elsewhere`: another tab of this browser holds the lock, and this one is read-only. */
export type WriteLock = 'pending' | 'held' | 'elsewhere';

const grantTimeoutMs = 200;

/**
 * Only one tab of a browser writes a run: it holds a lock until it is closed. Other tabs queue for the lock and can
 * steal it. Without the Web Locks API (insecure origins) every tab writes, and the server reports conflicts.
 */
export function useWriteLock(name: string): { readonly writeLock: WriteLock; readonly takeOver: () => void } {
  const [writeLock, setWriteLock] = useState<WriteLock>('pending');
  const [request, setRequest] = useState({ steal: false });
  useEffect(() => {
    if (!('locks' in navigator)) {
      setWriteLock('held');
      return;
    }
    const stop = new AbortController();
    const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
    const timer = setTimeout(() => setWriteLock('elsewhere'), grantTimeoutMs);
    const hold = (): Promise<void> => {
      clearTimeout(timer);
      if (!stop.signal.aborted) setWriteLock('held');
      return untilReleased;
    };
    navigator.locks.request(name, request.steal ? { steal: true } : { signal: stop.signal }, hold).catch(() => {
      if (stop.signal.aborted) return;
      // another tab stole the lock: queue for it again
      setWriteLock('elsewhere');
      setRequest({ steal: false });
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
      release();
    };
  }, [name, request]);
  return { writeLock, takeOver: () => setRequest({ steal: true }) };
}
