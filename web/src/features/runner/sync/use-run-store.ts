import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnreachable } from '#web/shared/api/api-error.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';
import { chosenLanguage } from '#web/entities/plan/language/chosen-language.ts';
import { useUser } from '#web/shared/api/session.ts';
import { sendOperations } from './api.ts';
import { type CachedRun, type DeviceState, runDevice } from './run-device.ts';
import { RunStore } from './run-store.ts';
import type { WriteLock } from './use-write-lock.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly store: RunStore; readonly key: number };

const recordTimeEveryMs = 60_000;
const emptyDevice: DeviceState = { cached: undefined, work: undefined };

/** Opens the run, including pending changes, from the server or, if that cannot be reached, from this device. */
export function useRunStore(interviewId: string, writeLock: WriteLock): Loaded {
  const client = useQueryClient();
  const userId = useUser().id;
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (writeLock === 'pending') return;
    const device = runDevice(userId, interviewId);
    let isDisposed = false;
    let opened: RunStore | undefined;
    let disconnect: (() => void) | undefined;
    const fetchRun = async (): Promise<CachedRun> => {
      const [interview, run] = await Promise.all([
        client.fetchQuery({ ...interviewQuery(interviewId), staleTime: 60_000 }),
        client.fetchQuery({ ...runQuery(interviewId), staleTime: 0 }),
      ]);
      return { interview, run, receivedAt: Date.now() };
    };
    const open = async (): Promise<RunStore> => {
      const onDevice = await (writeLock === 'held' ? device.claim() : device.read()).catch(() => emptyDevice);
      const cached = await fetchRun().catch((error: unknown) => {
        if (isUnreachable(error) && onDevice.cached !== undefined) return onDevice.cached;
        throw error;
      });
      return new RunStore({
        cached,
        work: onDevice.work,
        readOnly: writeLock === 'elsewhere',
        device,
        language: chosenLanguage(interviewId),
        send: (operations) => sendOperations(interviewId, operations),
      });
    };
    open().then(
      (store) => {
        if (isDisposed) return store.dispose();
        opened = store;
        disconnect = connect(store);
        setLoaded((before) => ({ kind: 'ready', store, key: before.kind === 'ready' ? before.key + 1 : 0 }));
      },
      (error: unknown) => {
        if (!isDisposed) setLoaded({ kind: 'failed', error, retry: () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      isDisposed = true;
      disconnect?.();
      void opened?.leave();
    };
  }, [client, userId, interviewId, writeLock, attempt]);

  return loaded;
}

/** Notifies the store of network changes, passing time and the page closing. */
function connect(store: RunStore): () => void {
  const online = (): void => store.setOnline(true);
  const offline = (): void => store.setOnline(false);
  const confirmLeaving = (event: BeforeUnloadEvent): void => {
    if (store.hasUnstoredChanges) event.preventDefault();
  };
  addEventListener('online', online);
  addEventListener('offline', offline);
  addEventListener('beforeunload', confirmLeaving);
  const timer = setInterval(store.recordTime, recordTimeEveryMs);
  if (!navigator.onLine) offline();
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
    removeEventListener('beforeunload', confirmLeaving);
    clearInterval(timer);
  };
}
