import { Problem } from '#contracts/common.ts';
import { type Endpoint, type ErrorCodeOf, errorsOf } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';

declare const ofAnEndpoint: unique symbol;
/**
 * An error code that only means something together with its endpoint. Opaque, so comparing it with a literal does not
 * compile.
 */
interface EndpointCode {
  readonly [ofAnEndpoint]: true;
}

/**
 * The server understood the call and refused it. `message` is the server's sentence, already in the user's language.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** endpoint-specific codes can only be compared through {@link refusalOf} */
  readonly code: Extract<ErrorCode, `common.${string}`> | EndpointCode;
  readonly requestId: string;
  readonly details: unknown;
  /** from the Retry-After header */
  readonly retryAfterSec: number | undefined;

  constructor(problem: Problem, retryAfterSec?: number) {
    super(problem.message);
    this.status = problem.status;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a string at runtime; opaque only to the compiler
    this.code = problem.code as unknown as EndpointCode;
    this.requestId = problem.requestId;
    this.details = problem.details;
    this.retryAfterSec = retryAfterSec;
  }
}

/** A refusal by one specific endpoint. */
interface Refusal<E extends Endpoint> {
  readonly code: ErrorCodeOf<E>;
  readonly details: unknown;
}

/**
 * Narrows an error to a refusal by this endpoint; its code can only be compared with the codes the endpoint declares.
 * Undefined for any other error, and for a code the endpoint does not declare.
 */
export function refusalOf<E extends Endpoint>(endpoint: E, error: unknown): Refusal<E> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, details }: { code: unknown; details: unknown } = error;
  return isCodeOf(endpoint, code) ? { code, details } : undefined;
}

function isCodeOf<E extends Endpoint>(endpoint: E, code: unknown): code is ErrorCodeOf<E> {
  return errorsOf(endpoint).some((declared) => declared === code);
}

/** Whether retrying the same call later may succeed: no response, 5xx or 429. Other refusals are final. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** The server refuses every call like this until the account's e-mail address is verified. */
export function isUnverified(error: ApiError): boolean {
  const { code }: { code: unknown } = error;
  return code === ('auth.email_not_verified' satisfies ErrorCode);
}

const planCodes = ['billing.limit_reached', 'billing.premium_only'] as const satisfies readonly ErrorCode[];

/** Refused because of the current subscription plan, whatever the endpoint. */
export interface PlanRefusal {
  readonly code: (typeof planCodes)[number];
  readonly details: unknown;
}

export function planRefusalOf(error: unknown): PlanRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code: given, details }: { code: unknown; details: unknown } = error;
  const code = planCodes.find((one) => one === given);
  return code && { code, details };
}

/** There was no response: a network failure, not a server error. Shown to the user as `common:error.network`. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** The session ended during the call; the user is already being redirected to the sign-in page. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * No response, or a 5xx (such as a gateway's, while the server is down): neither says anything about the request
 * itself.
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
}

/**
 * Reads a refusal. A gateway may answer with something other than a problem document; its status is kept all the same.
 */
export async function readProblem(answer: Response): Promise<ApiError> {
  const requestId = answer.headers.get('x-request-id') ?? '';
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const parsed = Problem.safeParse(await answer.json().catch(() => undefined));
  if (parsed.success) return new ApiError(parsed.data, retryAfter);
  const code = answer.status >= 500 ? 'common.unavailable' : 'common.bad_request';
  return new ApiError({ status: answer.status, code, message: '', requestId }, retryAfter);
}
