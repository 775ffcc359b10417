import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnreachable } from '#web/shared/api-error.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';
import { useUser } from '#web/shared/session.ts';
import { sendOperations } from './api.ts';
import { type KeptRun, type OnDevice, runDevice } from './run-device.ts';
import { RunStore } from './run-store.ts';
import type { Pen } from './use-pen.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly store: RunStore; readonly key: number };

const spendEveryMs = 60_000;
const nothing: OnDevice = { kept: undefined, work: undefined };

/** Opens the run from the server, or from this device when nobody answers, and lays on top what waits here. */
export function useRunStore(interviewId: string, pen: Pen): Loaded {
  const client = useQueryClient();
  const userId = useUser().id;
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (pen === 'asking') return;
    const device = runDevice(userId, interviewId);
    let left = false;
    let opened: RunStore | undefined;
    let stopFollowing: (() => void) | undefined;
    const fetchRun = async (): Promise<KeptRun> => {
      const [interview, run] = await Promise.all([
        client.fetchQuery({ ...interviewQuery(interviewId), staleTime: 60_000 }),
        client.fetchQuery({ ...runQuery(interviewId), staleTime: 0 }),
      ]);
      return { interview, run, heardAt: Date.now() };
    };
    const open = async (): Promise<RunStore> => {
      const onDevice = await (pen === 'held' ? device.claim() : device.read()).catch(() => nothing);
      const kept = await fetchRun().catch((error: unknown) => {
        if (isUnreachable(error) && onDevice.kept !== undefined) return onDevice.kept;
        throw error;
      });
      return new RunStore({
        kept,
        work: onDevice.work,
        readOnly: pen === 'elsewhere',
        device,
        send: (operations) => sendOperations(interviewId, operations),
      });
    };
    open().then(
      (store) => {
        if (left) return store.dispose();
        opened = store;
        stopFollowing = follow(store);
        setLoaded((before) => ({ kind: 'ready', store, key: before.kind === 'ready' ? before.key + 1 : 0 }));
      },
      (error: unknown) => {
        if (!left) setLoaded({ kind: 'failed', error, retry: () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      left = true;
      stopFollowing?.();
      void opened?.leave();
    };
  }, [client, userId, interviewId, pen, attempt]);

  return loaded;
}

/** Network, time and the tab's end: what the store has to hear of. */
function follow(store: RunStore): () => void {
  const online = (): void => store.setOnline(true);
  const offline = (): void => store.setOnline(false);
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.unsafe) event.preventDefault();
  };
  addEventListener('online', online);
  addEventListener('offline', offline);
  addEventListener('beforeunload', ask);
  const timer = setInterval(store.spend, spendEveryMs);
  if (!navigator.onLine) offline();
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
    removeEventListener('beforeunload', ask);
    clearInterval(timer);
  };
}
