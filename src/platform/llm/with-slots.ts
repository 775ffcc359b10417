import { semaphore } from '#platform/semaphore.ts';
import type { Llm, LlmEvent, LlmRequest } from './llm.ts';

/** At most so many calls at a time, the others in order of arrival: one plan asks for several parts at once. */
export function withSlots(llm: Llm, slots: number): Llm {
  const inSlot = semaphore(slots);

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    const ended = Promise.withResolvers<void>();
    try {
      await new Promise<void>((resolve, reject) => {
        // Whoever is not wanted any more waits for nothing.
        request.signal.throwIfAborted();
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
        void inSlot(() => {
          resolve();
          return ended.promise;
        });
      });
      yield* llm.stream(request);
    } finally {
      ended.resolve();
    }
  }

  return { ...llm, stream };
}
