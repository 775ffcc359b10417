import { Problem } from '#contracts/common.ts';
import { type Endpoint, type ErrorCodeOf, errorsOf } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';

declare const ofAnEndpoint: unique symbol;
/** A code that means nothing without its endpoint. Opaque, so that comparing it with a literal does not compile. */
interface EndpointCode {
  readonly [ofAnEndpoint]: true;
}

/** The server understood and refused. `message` is its sentence, already in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** codes of one endpoint are compared through {@link refusalOf} */
  readonly code: Extract<ErrorCode, `common.${string}`> | EndpointCode;
  readonly requestId: string;
  readonly details: unknown;
  /** from Retry-After */
  readonly retryAfterSec: number | undefined;

  constructor(problem: Problem, retryAfterSec?: number) {
    super(problem.message);
    this.status = problem.status;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a string; opaque only to the compiler
    this.code = problem.code as unknown as EndpointCode;
    this.requestId = problem.requestId;
    this.details = problem.details;
    this.retryAfterSec = retryAfterSec;
  }
}

/** A refused call of one endpoint. */
interface Refusal<E extends Endpoint> {
  readonly code: ErrorCodeOf<E>;
  readonly details: unknown;
}

/**
 * What a call of this endpoint was refused with; its code compares only with those that the endpoint may answer with.
 * Undefined for any other error, and for a code that the endpoint does not declare.
 */
export function refusalOf<E extends Endpoint>(endpoint: E, error: unknown): Refusal<E> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, details }: { code: unknown; details: unknown } = error;
  return isCodeOf(endpoint, code) ? { code, details } : undefined;
}

function isCodeOf<E extends Endpoint>(endpoint: E, code: unknown): code is ErrorCodeOf<E> {
  return errorsOf(endpoint).some((declared) => declared === code);
}

/** Whether the same call may be answered later: a refusal of what was sent stays one. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** Refused, whatever was asked, until the address of the account is proven. */
export function isUnverified(error: ApiError): boolean {
  const { code }: { code: unknown } = error;
  return code === ('auth.email_not_verified' satisfies ErrorCode);
}

const planCodes = ['billing.limit_reached', 'billing.premium_only'] as const satisfies readonly ErrorCode[];

/** Refused because of the plan in force, whatever was asked. */
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
