import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type { Actor, Guest } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import type { FileAnswer } from './answers/send-file.ts';
import type { EventStream } from './answers/sse.ts';

/** The validated input of a handler, typed by the endpoint. */
export interface Call<E extends Endpoint> {
  readonly actor: E['auth'] extends 'user' ? Actor : E['auth'] extends 'guest' ? Guest : undefined;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: E extends { readonly rawBody: true } ? Buffer : BodyOf<E>;
  /** Idempotency-Key, if the endpoint accepts one and the client sent it */
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** If-Match, if the endpoint accepts one and the client sent it */
  readonly ifMatch: number | undefined;
  readonly language: Actor['language'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON: the value of `success`. Events: their source. File: how to read it. Redirect: the URL. Empty: undefined. */
type Answer<E extends Endpoint> = E['answer'] extends 'json'
  ? SuccessOf<E>
  : E['answer'] extends 'events'
    ? EventStream
    : E['answer'] extends 'file'
      ? FileAnswer
      : E['answer'] extends 'redirect'
        ? string
        : void;

export interface Route {
  readonly endpoint: Endpoint;
  /** bivariant on purpose: the registrar validates against `endpoint` before the call */
  handle(call: Call<Endpoint>): Promise<unknown>;
  /** for callers that accept text/csv */
  asCsv?(call: Call<Endpoint>): Promise<FileAnswer>;
}

/** Binds a contract to a use case. No logic here: a handler selects the use case and passes on what it needs. */
export function route<const E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  return { endpoint, handle };
}

/** Like {@link route}, for a list that can also be exported as a table. */
export function tableRoute<const E extends Endpoint & { readonly csv: true }>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  asCsv: (call: Call<E>) => Promise<FileAnswer>,
): Route {
  return { endpoint, handle, asCsv };
}
