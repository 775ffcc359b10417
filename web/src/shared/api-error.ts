import { Problem } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';

/** The server understood and refused. `message` is its sentence, already in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  readonly requestId: string;
  readonly details: unknown;
  /** from Retry-After */
  readonly retryAfterSec: number | undefined;

  constructor(problem: Problem, retryAfterSec?: number) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.details = problem.details;
    this.retryAfterSec = retryAfterSec;
  }
}

/** Nobody answered: the network, not the server. Its sentence is `common:error.network`. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** The session ended while the call was under way; the user is already on the way to the sign-in page. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** Nobody answered, or only a gateway in front of a server that is away: neither is a word on what was asked. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
}

/** Reads a refusal. A gateway in between may answer something that is no problem document: its status still counts. */
export async function readProblem(answer: Response): Promise<ApiError> {
  const requestId = answer.headers.get('x-request-id') ?? '';
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const parsed = Problem.safeParse(await answer.json().catch(() => undefined));
  if (parsed.success) return new ApiError(parsed.data, retryAfter);
  const code = answer.status >= 500 ? 'common.unavailable' : 'common.bad_request';
  return new ApiError({ status: answer.status, code, message: '', requestId }, retryAfter);
}
