import type { LlmUsage } from './llm.ts';

// Messages are fixed sentences: what a provider answers may repeat what it was sent, and messages are stored and logged.

/** What went wrong with a call, and what it cost all the same. */
export abstract class LlmError extends Error {
  readonly usage: LlmUsage;

  constructor(message: string, usage: LlmUsage) {
    super(message);
    this.name = new.target.name;
    this.usage = usage;
  }
}

/** 429. Retry after `retryAfterMs`, where the provider said when. */
export class LlmRateLimited extends LlmError {
  readonly retryAfterMs: number | null;

  constructor(usage: LlmUsage, retryAfterMs: number | null) {
    super('the provider limits the rate', usage);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Nothing left to spend at the provider. Works again when somebody pays, not when somebody waits. */
export class LlmQuotaSpent extends LlmError {
  constructor(usage: LlmUsage) {
    super('the account at the provider has nothing left to spend', usage);
  }
}

/** Not reachable, 5xx, or the connection was cut: may work later. */
export class LlmOverloaded extends LlmError {
  constructor(usage: LlmUsage) {
    super('the provider is down or overloaded', usage);
  }
}

/** Nothing for too long, or not done in time: may work later. */
export class LlmStalled extends LlmError {
  constructor(usage: LlmUsage) {
    super('the provider fell silent', usage);
  }
}

/** 4xx, or no such host: the key, the model, the address or the request; the same call will fail again. */
export class LlmBadRequest extends LlmError {
  /** null: nobody was there to answer */
  readonly status: number | null;
  /** what was refused, where the provider names it */
  readonly parameter: string | null;

  constructor(usage: LlmUsage, status: number | null, parameter: string | null = null) {
    super(
      status === null ? 'the provider’s address is unknown' : `the provider refused the request with ${status}`,
      usage,
    );
    this.status = status;
    this.parameter = parameter;
  }
}

/** The model or the provider's filter declined to answer. */
export class LlmRefused extends LlmError {
  constructor(usage: LlmUsage) {
    super('the model declined to answer', usage);
  }
}

/** An answer that cannot be used: empty, too long, or not the protocol at all. */
export class LlmInvalid extends LlmError {
  constructor(usage: LlmUsage) {
    super('the answer cannot be used', usage);
  }
}

/** Cut at its limit: what came before may be of use, and the rest can be asked for with more room. */
export class LlmCutOff extends LlmInvalid {}
