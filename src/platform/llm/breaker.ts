import { LlmOverloaded, LlmQuotaSpent, LlmRateLimited, LlmStalled } from './llm-errors.ts';
import { noUsage } from './llm.ts';
import type { Llm, LlmEvent, LlmRequest } from './llm.ts';

export interface BreakerOptions {
  /** this many failures within the window open the breaker */
  readonly failures?: number;
  readonly windowMs?: number;
  /** how long it stays open before one trial call */
  readonly openMs?: number;
  /** milliseconds of a monotonic clock */
  readonly now?: () => number;
}

/**
 * A provider may announce hours. An operator who raises the limit in the meantime should not have to restart the
 * worker.
 */
const longestBreakMs = 900_000;

/**
 * A circuit breaker: while open, calls fail at once, so that plans come from the playbook instead of waiting a minute
 * each. After a while, one trial call goes through; if it succeeds, the breaker closes.
 *
 * A rate limit with a retry time does not count as a failure: calls fail until then. A rate limit without one counts as
 * overload. A spent quota opens the breaker at once.
 */
export function withBreaker(llm: Llm, options: BreakerOptions = {}): Llm {
  const { failures = 5, windowMs = 60_000, openMs = 30_000, now = () => performance.now() } = options;
  let failedAt: number[] = [];
  /** the error that calls get while it is open */
  let openFor: typeof LlmOverloaded | typeof LlmQuotaSpent | undefined;
  let openUntil = -Infinity;
  let limitedUntil = -Infinity;
  let trying = false;

  function open(why: typeof LlmOverloaded | typeof LlmQuotaSpent): void {
    openFor = why;
    openUntil = now() + openMs;
  }

  function close(): void {
    openFor = undefined;
    failedAt = [];
  }

  function countFailure(): void {
    failedAt = [...failedAt.filter((at) => at > now() - windowMs), now()];
    if (failedAt.length >= failures) open(LlmOverloaded);
  }

  function judge(error: unknown, isTrial: boolean): void {
    const breakMs = error instanceof LlmRateLimited ? error.retryAfterMs : null;
    if (breakMs !== null) limitedUntil = now() + Math.min(breakMs, longestBreakMs);
    if (error instanceof LlmQuotaSpent) open(LlmQuotaSpent);
    else if (isTrial) open(LlmOverloaded);
    else if (error instanceof LlmOverloaded || error instanceof LlmStalled) countFailure();
    else if (error instanceof LlmRateLimited && breakMs === null) countFailure();
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    if (openFor !== undefined && (trying || now() < openUntil)) throw new openFor(noUsage);
    if (now() < limitedUntil) throw new LlmRateLimited(noUsage, limitedUntil - now());
    const isTrial = openFor !== undefined;
    trying ||= isTrial;
    try {
      for await (const event of llm.stream(request)) {
        // Before yielding: a consumer may stop reading at the last event.
        if (event.kind === 'end') close();
        yield event;
      }
    } catch (error) {
      judge(error, isTrial);
      throw error;
    } finally {
      if (isTrial) trying = false;
    }
  }

  return { ...llm, stream };
}
