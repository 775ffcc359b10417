import { type ErrorCode, errorStatus } from '#contracts/errors.ts';

/** An error shown to the user: the code determines the status; the message is in `locales/<language>/errors.json`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** shown to the caller: ids, limits, allowed values; never secrets or other people's data */
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** seconds, sent as Retry-After */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>, retryAfter?: number) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
