import type { LlmUsage } from './llm.ts';

// Messages are fixed sentences: a provider's error may repeat the prompt, and messages are stored and logged.

/** A failed call, with the tokens that it used nevertheless. */
export abstract class LlmError extends Error {
  readonly usage: LlmUsage;

  constructor(message: string, usage: LlmUsage) {
    super(message);
    this.name = new.target.name;
    this.usage = usage;
  }
}

/** 429. Retry after `retryAfterMs`, if the provider stated a time. */
export class LlmRateLimited extends LlmError {
  readonly retryAfterMs: number | null;

  constructor(usage: LlmUsage, retryAfterMs: number | null) {
    super('the provider limits the rate', usage);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider's quota is spent. Waiting does not help, only payment. */
export class LlmQuotaSpent extends LlmError {
  constructor(usage: LlmUsage) {
    super('the account at the provider has nothing left to spend', usage);
  }
}

/** Unreachable, 5xx, or the connection was cut: may work later. */
export class LlmOverloaded extends LlmError {
  constructor(usage: LlmUsage) {
    super('the provider is down or overloaded', usage);
  }
}

/** Silent for too long, or not finished in time: may work later. */
export class LlmStalled extends LlmError {
  constructor(usage: LlmUsage) {
    super('the provider fell silent', usage);
  }
}

/** 4xx, or an unknown host: the key, the model, the URL or the request is wrong; the same call will fail again. */
export class LlmBadRequest extends LlmError {
  /** null: there was no response */
  readonly status: number | null;
  /** the rejected parameter, if the provider names it */
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

/** The model or the provider's filter refused to answer. */
export class LlmRefused extends LlmError {
  constructor(usage: LlmUsage) {
    super('the model declined to answer', usage);
  }
}

/** An unusable answer: empty, too long, or not the protocol at all. */
export class LlmInvalid extends LlmError {
  constructor(usage: LlmUsage) {
    super('the answer cannot be used', usage);
  }
}

/** Cut off at its token limit: the received part may be useful, and the rest can be requested with a higher limit. */
export class LlmCutOff extends LlmInvalid {}
