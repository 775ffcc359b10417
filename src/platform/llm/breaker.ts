import { LlmOverloaded, LlmStalled } from './llm-errors.ts';
import { noUsage } from './llm.ts';
import type { Llm, LlmEvent, LlmRequest } from './llm.ts';

export interface BreakerOptions {
  /** this many failures within the window open it */
  readonly failures?: number;
  readonly windowMs?: number;
  /** how long it stays open before one call may try again */
  readonly openMs?: number;
  /** milliseconds of a clock that never runs backwards */
  readonly now?: () => number;
}

/**
 * Stops asking a provider that is down (security.md D29): while open, a call fails at once as overloaded, so that plans
 * come from the playbook instead of waiting a minute each. One call tries again after a while, and closes it by success.
 */
export function withBreaker(llm: Llm, options: BreakerOptions = {}): Llm {
  const { failures = 5, windowMs = 60_000, openMs = 30_000, now = () => performance.now() } = options;
  let failedAt: number[] = [];
  let openUntil = -Infinity;
  let trying = false;

  function isOpen(): boolean {
    return failedAt.length >= failures && (trying || now() < openUntil);
  }

  function failed(): void {
    failedAt = [...failedAt.filter((at) => at > now() - windowMs), now()].slice(-failures);
    if (failedAt.length >= failures) openUntil = now() + openMs;
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    if (isOpen()) throw new LlmOverloaded(noUsage);
    const isTrial = failedAt.length >= failures;
    trying ||= isTrial;
    try {
      for await (const event of llm.stream(request)) {
        // Before it is handed on: a consumer may well leave at the last event.
        if (event.kind === 'end') failedAt = [];
        yield event;
      }
    } catch (error) {
      if (isTrial) openUntil = now() + openMs;
      else if (error instanceof LlmOverloaded || error instanceof LlmStalled) failed();
      throw error;
    } finally {
      if (isTrial) trying = false;
    }
  }

  return { model: llm.model, stream };
}
