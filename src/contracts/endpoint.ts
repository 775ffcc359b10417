import type * as z from 'zod/mini';
import type { CaptchaAction } from '#contracts/auth/captcha.ts';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** How the response is sent: as JSON, empty, as server-sent events, as a file, or as a redirect. */
export type AnswerKind = 'json' | 'empty' | 'events' | 'file' | 'redirect';

/** Who may call: anyone, a visitor with an anonymous session, or a signed-in user. */
export type CallerKind = 'none' | 'guest' | 'user';

/** Header with the secret id of an anonymous session, sent by callers of kind `guest`. */
export const guestHeader = 'x-anonymous-session';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below /api/v1; parameters as `:name` */
  readonly path: string;
  readonly summary: string;
  readonly auth: CallerKind;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** the body is multipart: a field `file` plus these text fields */
  readonly multipart?: ObjectSchema;
  /** the handler receives the raw bytes of the body, to verify the sender's signature */
  readonly rawBody?: true;
  /** accepts Idempotency-Key: repeating a key with the same body returns the stored response */
  readonly idempotent?: true;
  /** accepts If-Match with the entity's version */
  readonly versioned?: true;
  /** the body's `captchaToken` is verified first, if this installation has a captcha */
  readonly captcha?: CaptchaAction;
  /** rate limit in calls per user and hour, for operations with a cost */
  readonly perHour?: number;
  /** a list: with Accept text/csv, the response is a file of all rows that match the query, not one page */
  readonly csv?: true;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly answer: AnswerKind;
  readonly success?: Schema;
  /** the endpoint's own error codes, without those that {@link errorsOf} adds */
  readonly errors: readonly ErrorCode[];
}

/** Describes one endpoint for the server that implements it, the SPA that calls it and the OpenAPI document. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Infer<S, Fallback> = S extends Schema ? z.infer<S> : Fallback;
type InferInput<S, Fallback> = S extends Schema ? z.input<S> : Fallback;
type Of<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

export type ParamsOf<E extends Endpoint> = Infer<Of<E, 'params'>, undefined>;
export type QueryOf<E extends Endpoint> = Infer<Of<E, 'query'>, undefined>;
export type BodyOf<E extends Endpoint> = Infer<Of<E, 'body'>, undefined>;
export type FieldsOf<E extends Endpoint> = Infer<Of<E, 'multipart'>, undefined>;
export type SuccessOf<E extends Endpoint> = Infer<Of<E, 'success'>, undefined>;
/** What a caller sends, before defaults and coercion. */
export type BodyInputOf<E extends Endpoint> = E extends { readonly rawBody: true }
  ? string | Uint8Array
  : InferInput<Of<E, 'body'>, undefined>;
export type QueryInputOf<E extends Endpoint> = InferInput<Of<E, 'query'>, undefined>;

/** Codes that any endpoint may answer with. */
const anyErrors = [
  'common.bad_request',
  'common.payload_too_large',
  'common.unsupported_media_type',
  'common.too_many_requests',
  'common.internal',
  'common.unavailable',
  'common.storage_full',
] as const satisfies readonly ErrorCode[];
const callerErrors = ['common.unauthorized'] as const satisfies readonly ErrorCode[];
const paramErrors = ['common.not_found'] as const satisfies readonly ErrorCode[];
const idempotentErrors = [
  'common.idempotency_mismatch',
  'common.idempotency_in_progress',
] as const satisfies readonly ErrorCode[];
const versionedErrors = ['common.stale'] as const satisfies readonly ErrorCode[];
const captchaErrors = ['common.captcha_required'] as const satisfies readonly ErrorCode[];

/** Every code that an endpoint may answer with: those it declares, plus those implied by its properties. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...endpoint.errors,
    ...anyErrors,
    ...(endpoint.auth === 'none' ? [] : callerErrors),
    ...(endpoint.params === undefined ? [] : paramErrors),
    ...(endpoint.idempotent === undefined ? [] : idempotentErrors),
    ...(endpoint.versioned === undefined ? [] : versionedErrors),
    ...(endpoint.captcha === undefined ? [] : captchaErrors),
  ];
}

type When<E, K extends string, Code> = E extends Record<K, unknown> ? Code : never;

/** The type-level counterpart of {@link errorsOf}. */
export type ErrorCodeOf<E extends Endpoint> =
  | E['errors'][number]
  | (typeof anyErrors)[number]
  | (E['auth'] extends 'none' ? never : (typeof callerErrors)[number])
  | When<E, 'params', (typeof paramErrors)[number]>
  | When<E, 'idempotent', (typeof idempotentErrors)[number]>
  | When<E, 'versioned', (typeof versionedErrors)[number]>
  | When<E, 'captcha', (typeof captchaErrors)[number]>;
