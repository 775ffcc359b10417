import { EventEmitter, once } from 'node:events';
import type { Moved } from '#contracts/live.ts';
import type { ServerEvent } from '#platform/http/sse.ts';
import type { Listener } from './listener.ts';
import { movedChannel, readMoved } from './moved.ts';

/** So much waits only for a client that does not read. */
const mostWaiting = 1000;

/**
 * What moved of one owner, as it moves, until `signal` is aborted; what moves again before it was told is told once.
 * Ends when too much waits or something was missed: pages fetch everything when they come back.
 */
export async function* movedEvents(
  listener: Listener,
  ownerId: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const waiting = new Map<string, Moved>();
  const bell = new EventEmitter();
  let missed = false;
  const unsubscribe = listener.subscribe(
    movedChannel,
    (payload) => {
      const moved = readMoved(payload);
      if (moved?.ownerId !== ownerId || waiting.size > mostWaiting) return;
      waiting.set(`${moved.kind}:${moved.id}`, { kind: moved.kind, id: moved.id });
      bell.emit('ring');
    },
    () => {
      missed = true;
      bell.emit('ring');
    },
  );
  try {
    yield { event: 'hello', data: {} };
    while (!signal.aborted && !missed && waiting.size <= mostWaiting) {
      const [next] = waiting;
      if (next === undefined) {
        await once(bell, 'ring', { signal });
      } else {
        waiting.delete(next[0]);
        yield { event: 'moved', data: next[1] };
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    unsubscribe();
  }
}
