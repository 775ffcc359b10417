import { EventEmitter, once } from 'node:events';
import type { Change } from '#contracts/live.ts';
import type { Listener } from './listener.ts';
import { changesChannel, readChange } from './publish-change.ts';
import type { ServerEvent } from './server-event.ts';

/** More changes than this queue up only for a client that does not read. */
const mostWaiting = 1000;

/**
 * Changes of one owner's entities, until `signal` is aborted; repeated changes are merged while they wait. Ends if too
 * many are waiting or notifications were lost: pages refetch everything when they reconnect.
 */
export async function* changeEvents(
  listener: Listener,
  ownerId: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const waiting = new Map<string, Change>();
  const arrivals = new EventEmitter();
  let missed = false;
  const unsubscribe = listener.subscribe(
    changesChannel,
    (payload) => {
      const change = readChange(payload);
      if (change?.ownerId !== ownerId || waiting.size > mostWaiting) return;
      waiting.set(`${change.kind}:${change.id}`, { kind: change.kind, id: change.id });
      arrivals.emit('arrival');
    },
    () => {
      missed = true;
      arrivals.emit('arrival');
    },
  );
  try {
    yield { event: 'hello', data: {} };
    while (!signal.aborted && !missed && waiting.size <= mostWaiting) {
      const [next] = waiting;
      if (next === undefined) {
        await once(arrivals, 'arrival', { signal });
      } else {
        waiting.delete(next[0]);
        yield { event: 'changed', data: next[1] };
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    unsubscribe();
  }
}
