import type { ServerEvent } from '#platform/http/sse.ts';
import { once } from 'node:events';
import { EventEmitter } from 'node:events';
import type { Listener } from './listener.ts';
import { movedChannel, readMoved } from './moved.ts';

/** What moved of one owner, as it moves, until `signal` is aborted. */
export async function* movedEvents(
  listener: Listener,
  ownerId: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const waiting: ServerEvent[] = [];
  const bell = new EventEmitter();
  const unsubscribe = listener.subscribe(movedChannel, (payload) => {
    const moved = readMoved(payload);
    if (moved?.ownerId !== ownerId) return;
    waiting.push({ event: 'moved', data: { kind: moved.kind, id: moved.id } });
    bell.emit('ring');
  });
  try {
    yield { event: 'hello', data: {} };
    while (!signal.aborted) {
      const next = waiting.shift();
      if (next !== undefined) yield next;
      else await once(bell, 'ring', { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    unsubscribe();
  }
}
