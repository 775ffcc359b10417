import { semaphore } from '#platform/semaphore.ts';
import type { Llm, LlmEvent, LlmRequest } from './llm.ts';

/** Limits concurrent calls to `slots`, the others in FIFO order: one plan requests several parts at once. */
export function withSlots(llm: Llm, slots: number): Llm {
  const inSlot = semaphore(slots);

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    const ended = Promise.withResolvers<void>();
    try {
      await new Promise<void>((resolve, reject) => {
        // An aborted call must not wait for a slot.
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
