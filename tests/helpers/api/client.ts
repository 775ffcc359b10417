import { createParser } from 'eventsource-parser';
import { Problem } from '#contracts/common.ts';
import type {
  BodyInputOf,
  Endpoint,
  ErrorCodeOf,
  FieldsOf,
  ParamsOf,
  QueryInputOf,
  SuccessOf,
} from '#contracts/endpoint.ts';
import { checkAnswer } from './hold-to-contracts.ts';
import { type UploadPart, aPdfPart, multipart } from './multipart.ts';
import { newestCode } from './product.ts';
import { queuedCode } from './queued-code.ts';
import type { TestApp } from './test-app.ts';

interface WireRequest {
  readonly method: Endpoint['method'];
  /** with /api/v1 and the query */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** How calls reach the product, and where its mailed codes are read. */
export interface Transport {
  send(request: WireRequest): Promise<WireAnswer>;
  /** the newest code mailed to an address */
  code(email: string): Promise<string>;
}

/** Calls an app in this process, without a socket. */
export function overInject(app: TestApp): Transport {
  return {
    send: async ({ method, path, headers, body }) => {
      const answer = await app.http.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, headers: headersOf(answer.headers), body: answer.rawPayload };
    },
    code: (email) => queuedCode(app, email),
  };
}

/** Calls a running product, with the sandbox's mailbox. */
export function overFetch(url: string): Transport {
  return {
    send: async ({ method, path, headers, body }) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
    },
    code: (email) => newestCode(url, email),
  };
}

function headersOf(given: Readonly<Record<string, string | number | readonly string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, String(one));
    }
  }
  return headers;
}

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

interface CommonInput {
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
}

/** The exact input of an endpoint. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  ([FieldsOf<E>] extends [undefined]
    ? unknown
    : { readonly file: Partial<UploadPart>; readonly fields?: FieldsOf<E> }) &
  CommonInput;

/** Like {@link CallInput}, but with any query, body and fields: invalid input must be tested too. */
export type UncheckedInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Partial<UploadPart>;
  readonly fields?: Readonly<Record<string, unknown>>;
} & CommonInput;

type Optional<Input> = object extends Input ? [input?: Input] : [input: Input];

interface LooseInput extends CommonInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Partial<UploadPart>;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A file's bytes, the URL of a redirect, or the type that the contract declares. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends 'file'
  ? Buffer
  : E['answer'] extends 'redirect'
    ? string
    : SuccessOf<E>;

export interface Accepted<E extends Endpoint> {
  readonly ok: true;
  readonly status: number;
  readonly headers: Headers;
  /** the raw body */
  readonly text: string;
  readonly body: AnswerOf<E>;
}

export interface Refusal<E extends Endpoint> {
  readonly ok: false;
  readonly status: number;
  readonly headers: Headers;
  /** the raw body */
  readonly text: string;
  readonly code: ErrorCodeOf<E>;
  readonly message: string;
  readonly details: unknown;
  readonly retryAfter: string | null;
}

export type Outcome<E extends Endpoint> = Accepted<E> | Refusal<E>;

/** Status and body without the request id: what an attacker could compare between two responses. */
export function shapeOf({ status, text }: Pick<Outcome<Endpoint>, 'status' | 'text'>): unknown {
  const { requestId: _, ...body }: Record<string, unknown> = JSON.parse(text);
  return { status, body };
}

/** The cookie that a response sets, as a browser sends it from then on. */
export function cookieOf({ headers }: Pick<Outcome<Endpoint>, 'headers'>): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

export interface StreamedEvent<E extends Endpoint> {
  readonly id: string;
  readonly event: string;
  readonly data: SuccessOf<E>;
}

/**
 * Calls the API by its contracts. Every response is checked against them: an undeclared error, another status or an
 * invalid body fails the test.
 */
export interface Client {
  /** @throws Error with status, code and body if the call is refused */
  call<E extends Endpoint>(endpoint: E, ...[input]: Optional<CallInput<E>>): Promise<AnswerOf<E>>;
  /** @throws Error if the call is accepted */
  refusal<E extends Endpoint>(endpoint: E, ...[input]: Optional<UncheckedInput<E>>): Promise<Refusal<E>>;
  /** either outcome, for calls of which some are refused */
  outcome<E extends Endpoint>(endpoint: E, ...[input]: Optional<UncheckedInput<E>>): Promise<Outcome<E>>;
  /** the events of a stream that ends on its own */
  events<E extends Endpoint>(endpoint: E, ...[input]: Optional<CallInput<E>>): Promise<StreamedEvent<E>[]>;
}

/** @param headers sent with every call; a call's own headers take precedence */
export function createClient(transport: Transport, headers: Readonly<Record<string, string>> = {}): Client {
  const send = (endpoint: Endpoint, input: LooseInput) => transport.send(requestOf(endpoint, input, headers));
  const outcome = async <E extends Endpoint>(endpoint: E, input: LooseInput): Promise<Outcome<E>> =>
    outcomeOf(endpoint, input, await send(endpoint, input));
  return {
    call: async (endpoint, ...[input]) => {
      const answer = await outcome(endpoint, input ?? {});
      if (answer.ok) return answer.body;
      throw new Error(`${nameOf(endpoint)} answered ${answer.status} ${answer.code}: ${answer.text}`);
    },
    refusal: async (endpoint, ...[input]) => {
      const answer = await outcome(endpoint, input ?? {});
      if (!answer.ok) return answer;
      throw new Error(`${nameOf(endpoint)} was not refused, it answered ${answer.status}: ${answer.text}`);
    },
    outcome: async (endpoint, ...[input]) => outcome(endpoint, input ?? {}),
    events: async (endpoint, ...[input]) => {
      const answer = await send(endpoint, input ?? {});
      const text = answer.body.toString();
      if (answer.status !== endpoint.status) throw new Error(`${nameOf(endpoint)} answered ${answer.status}: ${text}`);
      return eventsIn(endpoint, text);
    },
  };
}

function requestOf(endpoint: Endpoint, input: LooseInput, base: Readonly<Record<string, string>>): WireRequest {
  const { file, body } = input;
  const form = file === undefined ? undefined : formOf(file, input.fields ?? {});
  const headers = {
    ...base,
    ...form?.headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    ...(input.ifMatch === undefined ? {} : { 'if-match': `"${input.ifMatch}"` }),
    ...input.headers,
  };
  const payload = form?.payload ?? (endpoint.rawBody === undefined ? jsonOf(body) : rawOf(body));
  const path = pathOf(endpoint, input);
  return { method: endpoint.method, path, headers, ...(payload === undefined ? {} : { body: payload }) };
}

function jsonOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

function rawOf(body: unknown): Buffer {
  return body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(String(body ?? ''));
}

function formOf(file: Partial<UploadPart>, fields: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, content: String(value) }],
  );
  return multipart(...texts, aPdfPart(file.content, file));
}

function pathOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${nameOf(endpoint)} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return `/api/v1${path}${search === '' ? '' : `?${search}`}`;
}

function outcomeOf<E extends Endpoint>(endpoint: E, input: LooseInput, answer: WireAnswer): Outcome<E> {
  const { status, headers } = answer;
  const text = answer.body.toString();
  checkAnswer(endpoint.method, pathOf(endpoint, input), status, text);
  if (status >= 400) {
    const { code, message, details } = Problem.parse(JSON.parse(text));
    const retryAfter = headers.get('retry-after');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkAnswer has found it among the endpoint's codes
    return { ok: false, status, headers, text, code: code as ErrorCodeOf<E>, message, details, retryAfter };
  }
  if (status !== endpoint.status) throw new Error(`${nameOf(endpoint)} answered ${status}: ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bodyOf has held it to the endpoint's schema
  return { ok: true, status, headers, text, body: bodyOf(endpoint, answer) as AnswerOf<E> };
}

function bodyOf(endpoint: Endpoint, answer: WireAnswer): unknown {
  if (endpoint.answer === 'file') return answer.body;
  if (endpoint.answer === 'redirect') return answer.headers.get('location') ?? '';
  const text = answer.body.toString();
  if (endpoint.answer === 'empty') {
    if (text !== '') throw new Error(`${nameOf(endpoint)} answered a body: ${text}`);
    return undefined;
  }
  return fitting(endpoint, JSON.parse(text));
}

/** Returns the value itself, not the schema's copy, which would drop undeclared fields. */
function fitting(endpoint: Endpoint, value: unknown): unknown {
  const parsed = endpoint.success?.safeParse(value);
  if (parsed?.success === true) return value;
  throw new Error(`${nameOf(endpoint)} answered what its contract does not promise: ${parsed?.error.message}`);
}

function eventsIn<E extends Endpoint>(endpoint: E, text: string): StreamedEvent<E>[] {
  const events: StreamedEvent<E>[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held to the endpoint's schema
      const fits = fitting(endpoint, JSON.parse(data)) as SuccessOf<E>;
      events.push({ id: id ?? '', event: event ?? '', data: fits });
    },
  });
  parser.feed(text);
  return events;
}

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
