import type { BodyInputOf, Endpoint, FieldsOf, ParamsOf, QueryInputOf, SuccessOf } from '#contracts/endpoint.ts';
import { OfflineError, SessionEndedError, isUnverified, planRefusalOf, readProblem } from './api-error.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { refreshSession } from './refresh-session.ts';
import { storedTokens } from './stored-tokens.ts';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { verificationNeeded } from '#web/shared/verification-needed.ts';

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/**
 * Exactly what a call of this endpoint needs: params, query, body, file, idempotency key and version, where it has
 * them.
 */
export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  ([FieldsOf<E>] extends [undefined] ? unknown : { readonly file: File; readonly fields: FieldsOf<E> }) &
  (E extends { idempotent: true } ? { readonly idempotencyKey: string } : unknown) &
  (E extends { versioned: true } ? { readonly ifMatch: number } : unknown) & {
    readonly signal?: AbortSignal | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  };

export type AnswerOf<E extends Endpoint> = E['answer'] extends 'file' ? Blob : SuccessOf<E>;

interface LooseOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Args<E extends Endpoint> = object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/**
 * Makes one API call. The response is not validated: it comes from our own server and is trusted to match the contract.
 *
 * @throws ApiError the server refused the call; `refusalOf` with the same endpoint narrows the code
 * @throws OfflineError there was no response
 * @throws SessionEndedError the token refresh was refused
 * @throws the abort error of `options.signal`, unchanged
 */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Args<E>): Promise<AnswerOf<E>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is the type of what our own server answers
  return (await callOnce(endpoint, options ?? {})) as AnswerOf<E>;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Deduplicates by idempotency key: a second click before the page shows its busy state shares the first click's call.
 */
function callOnce(endpoint: Endpoint, options: LooseOptions): Promise<unknown> {
  const key = options.idempotencyKey;
  if (key === undefined) return answerOf(endpoint, options);
  const joined = underWay.get(key) ?? answerOf(endpoint, options).finally(() => underWay.delete(key));
  underWay.set(key, joined);
  return joined;
}

async function answerOf(endpoint: Endpoint, options: LooseOptions): Promise<unknown> {
  return readAnswer(endpoint, await request(endpoint, options));
}

async function readAnswer(endpoint: Endpoint, answer: Response): Promise<unknown> {
  if (endpoint.answer === 'empty') return undefined;
  return endpoint.answer === 'file' ? answer.blob() : answer.json();
}

/**
 * Like {@link call}, but returns the raw response; for streams. Retries once after a 401 and a successful token
 * refresh.
 */
export async function request(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const token = storedTokens().access;
  const first = await send(endpoint, options, token);
  // Only user sessions can be refreshed; guest sessions cannot.
  if (first.status !== 401 || endpoint.auth !== 'user') return accepted(first);
  const outcome = await refreshSession(token);
  if (outcome === 'refused') throw new SessionEndedError();
  if (outcome === 'no-answer') throw new OfflineError();
  return accepted(await send(endpoint, options, storedTokens().access));
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  if (isUnverified(problem)) verificationNeeded();
  const refusal = planRefusalOf(problem);
  if (refusal !== undefined) askToUpgrade({ kind: 'paywall', refusal });
  throw problem;
}

async function send(endpoint: Endpoint, options: LooseOptions, token: string | null): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('accept-language', currentLanguage());
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.ifMatch !== undefined) headers.set('if-match', `"${String(options.ifMatch)}"`);
  const body = bodyOf(options, headers);
  try {
    return await fetch(addressOf(endpoint, options), {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new OfflineError('no answer', { cause: error });
  }
}

function bodyOf(options: LooseOptions, headers: Headers): BodyInit | undefined {
  if (options.file !== undefined) {
    const form = new FormData();
    // Fields go first: the server reads them before it accepts the file's bytes.
    for (const [name, value] of Object.entries(options.fields ?? {})) {
      if (value !== undefined) form.append(name, String(value));
    }
    form.append('file', options.file);
    return form;
  }
  if (options.body === undefined) return undefined;
  headers.set('content-type', 'application/json');
  return JSON.stringify(options.body);
}

function addressOf(endpoint: Endpoint, options: LooseOptions): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = options.params?.[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return `/api/v1${path}${search === '' ? '' : `?${search}`}`;
}

/** An idempotency key for one user action: create it when the action begins and reuse it for every retry. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
