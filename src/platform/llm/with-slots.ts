import { semaphore } from '#platform/semaphore.ts';
import type { Llm, LlmEvent, LlmRequest } from './llm.ts';

/** At most so many calls at a time, the others in order of arrival: one plan asks for several parts at once. */
export function withSlots(llm: Llm, slots: number): Llm {
  const inSlot = semaphore(slots);

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    let release = () => {};
    await new Promise<void>((granted) => {
      void inSlot(
        () =>
          new Promise<void>((ended) => {
            release = ended;
            granted();
          }),
      );
    });
    try {
      yield* llm.stream(request);
    } finally {
      release();
    }
  }

  return { ...llm, stream };
}
