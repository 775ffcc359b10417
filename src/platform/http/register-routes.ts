import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Problem } from '#contracts/common.ts';
import { type Endpoint, errorsOf } from '#contracts/endpoint.ts';
import { errorStatus } from '#contracts/errors.ts';
import { AppError } from '#platform/app-error.ts';
import type { Actor, Authenticate, IsSignedIn } from './actor.ts';
import { type IdempotencyKey, requestHash } from '#platform/db/idempotency-key.ts';
import { languageOf } from './language.ts';
import type { Call, Route } from './route.ts';
import { type FileAnswer, sendFile } from './answers/send-file.ts';
import { type EventStream, sendEvents } from './answers/sse.ts';

/** Upload routes read a whole file from a phone, where other routes allow seconds. */
const uploadTimeoutMs = 120_000;

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  options: { authenticate: Authenticate; isSignedIn: IsSignedIn; uploadBytes: number },
): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  for (const { endpoint, handle } of routes) {
    const upload = endpoint.multipart !== undefined;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...(upload ? { bodyLimit: options.uploadBytes, handlerTimeout: uploadTimeoutMs } : {}),
      // Before the body is read: a stranger learns nothing from how it is judged.
      onRequest: async (request) => {
        if (endpoint.auth === 'user') actors.set(request, await signedIn(request, options.authenticate));
        // Any other body would be parsed and hashed for nothing.
        const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
        if (upload && !isMultipart) throw new AppError('common.unsupported_media_type');
      },
      handler: async (request, reply) => {
        const language = languageOf(request.headers['accept-language']);
        const actor = actors.get(request);
        const call = { ...read(endpoint, request), actor, language, request, reply };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schema, typed again by route()
        const answer = await handle(call as Call<Endpoint>);
        if (endpoint.answer === 'file') {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed by route()
          return sendFile(request, reply, actor?.userId ?? request.ip, answer as FileAnswer);
        }
        if (endpoint.answer !== 'events') return send(endpoint, reply, answer);
        const isSessionLive = async () => actor === undefined || options.isSignedIn(actor);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed by route()
        return sendEvents(request, reply, answer as EventStream, { isSessionLive });
      },
    });
  }
}

function schemaOf(endpoint: Endpoint) {
  const answers = endpoint.answer === 'json' ? { [endpoint.status]: endpoint.success } : {};
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.auth === 'user' ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    response: { ...answers, ...problemsOf(endpoint) },
  };
}

/** The endpoint's errors for OpenAPI: a problem document for each status, with the codes it may carry. */
function problemsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': { schema: z.object({ ...Problem.shape, code: z.enum(codes) }) },
        },
      },
    ]),
  );
}

async function signedIn(request: FastifyRequest, authenticate: Authenticate): Promise<Actor> {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  const actor = scheme?.toLowerCase() === 'bearer' && bearer ? await authenticate(bearer) : undefined;
  if (actor === undefined) throw new AppError('common.unauthorized');
  return { ...actor, language: languageOf(request.headers['accept-language']) };
}

function read(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    idempotencyKey: endpoint.idempotent === undefined ? undefined : idempotencyOf(endpoint, request),
    ifMatch: endpoint.versioned === undefined ? undefined : versionOf(request),
  };
}

const Key = z.string().regex(/^[\x21-\x7e]{1,200}$/);

function idempotencyOf(endpoint: Endpoint, request: FastifyRequest): IdempotencyKey | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = Key.safeParse(header);
  if (!key.success) throw new AppError('common.bad_request', { header: 'Idempotency-Key' });
  return {
    key: key.data,
    requestHash: requestHash(endpoint.method, endpoint.path, request.params, request.body ?? null),
  };
}

function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined) throw new AppError('common.bad_request', { header: 'If-Match' });
  return Number(version);
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (reply.sent) return reply;
  return reply.code(endpoint.status).send(answer);
}
