import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Problem } from '#contracts/common.ts';
import { type Endpoint, errorsOf, guestHeader } from '#contracts/endpoint.ts';
import { errorStatus } from '#contracts/errors.ts';
import { AppError } from '#platform/app-error.ts';
import type { Actor, Authenticate, AuthenticateGuest, Guest, IsSignedIn } from '#platform/actor.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { checkCaptcha } from '#platform/captcha/check-captcha.ts';
import { type IdempotencyKey, requestHash } from '#platform/db/idempotency-key.ts';
import { languageOf } from './language.ts';
import type { Call, Route } from './route.ts';
import { type FileAnswer, sendFile } from './answers/send-file.ts';
import { type EventStream, sendEvents } from './answers/sse.ts';

/**
 * Uploads read a whole file from a phone, and some downloads are generated first; other routes are limited to seconds.
 */
const fileTimeoutMs = 120_000;

interface Callers {
  readonly authenticate: Authenticate;
  readonly authenticateGuest: AuthenticateGuest;
  readonly isSignedIn: IsSignedIn;
}

interface RouteOptions extends Callers {
  readonly uploadBytes: number;
  readonly captcha: Captcha;
}

/** Who sent a request, and whether that is still valid: for responses that stay open for long. */
interface Caller {
  readonly actor: Actor | Guest | undefined;
  /** key of the per-user limits of downloads and streams */
  readonly countedAs: string;
  stillHolds(): Promise<boolean>;
}

/** Registers the routes according to their contracts: authentication, validation, and the form of the response. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], options: RouteOptions): void {
  for (const each of routes) {
    if (each.endpoint.rawBody === undefined) registerRoute(app, each, options);
  }
  void app.register((raw, _options, done) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    for (const each of routes) {
      if (each.endpoint.rawBody !== undefined) registerRoute(raw, each, options);
    }
    done();
  });
}

function registerRoute(app: FastifyInstance, { endpoint, handle, asCsv }: Route, options: RouteOptions): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const upload = endpoint.multipart !== undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.perHour === undefined
      ? {}
      : { config: { rateLimit: { max: endpoint.perHour, timeWindow: '1 hour' } } }),
    ...(upload ? { bodyLimit: options.uploadBytes } : {}),
    ...(upload || endpoint.answer === 'file' ? { handlerTimeout: fileTimeoutMs } : {}),
    // Before the body is read, so that unauthenticated callers learn nothing from validation errors.
    onRequest: async (request) => {
      callers.set(request, await callerOf(endpoint, request, options));
      // Any other body would be parsed and hashed for nothing.
      const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
      if (upload && !isMultipart) throw new AppError('common.unsupported_media_type');
    },
    handler: async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const caller = callers.get(request) ?? anyone(request);
      if (endpoint.captcha !== undefined) await checkCaptcha(options.captcha, endpoint.captcha, request);
      const call = { ...read(endpoint, request), actor: caller.actor, language, request, reply };
      if (asCsv !== undefined && wantsCsv(request.headers.accept)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as below
        return sendFile(request, reply, caller.countedAs, await asCsv(call as Call<Endpoint>));
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schema, typed again by route()
      const answer = await handle(call as Call<Endpoint>);
      if (endpoint.answer === 'file') {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed by route()
        return sendFile(request, reply, caller.countedAs, answer as FileAnswer);
      }
      if (endpoint.answer !== 'events') return send(endpoint, reply, answer);
      const isSessionLive = () => caller.stillHolds();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed by route()
      return sendEvents(request, reply, caller.countedAs, answer as EventStream, { isSessionLive });
    },
  });
}

/** Whether text/csv comes before JSON; a client that accepts anything gets JSON. */
function wantsCsv(accept = ''): boolean {
  return /\b(?:text\/csv|application\/json)\b/i.exec(accept)?.[0].toLowerCase() === 'text/csv';
}

async function callerOf(endpoint: Endpoint, request: FastifyRequest, options: Callers): Promise<Caller> {
  if (endpoint.auth === 'none') return anyone(request);
  const language = languageOf(request.headers['accept-language']);
  if (endpoint.auth === 'user') {
    const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
    const found = scheme?.toLowerCase() === 'bearer' && bearer ? await options.authenticate(bearer) : undefined;
    if (found === undefined) throw new AppError('common.unauthorized');
    const actor = { ...found, language };
    return { actor, countedAs: actor.userId, stillHolds: () => options.isSignedIn(actor) };
  }
  const sessionId = request.headers[guestHeader];
  const find = async () => (typeof sessionId === 'string' ? options.authenticateGuest(sessionId) : undefined);
  const found = await find();
  if (found === undefined) throw new AppError('common.unauthorized');
  const guest = { ...found, language };
  return { actor: guest, countedAs: guest.ownerId, stillHolds: async () => (await find()) !== undefined };
}

function anyone(request: FastifyRequest): Caller {
  return { actor: undefined, countedAs: request.ip, stillHolds: async () => true };
}

const security: Readonly<Record<Endpoint['auth'], object>> = {
  none: {},
  guest: { security: [{ anonymousSession: [] }] },
  user: { security: [{ bearer: [] }] },
};

const RawBody = z.unknown().describe('Any bytes: they are read as they were sent.');

function schemaOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...security[endpoint.auth],
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    ...(endpoint.rawBody === undefined ? {} : { body: RawBody }),
    response: { ...answerOf(endpoint), ...problemsOf(endpoint) },
  };
}

const AnyBytes = z.string().describe('The bytes of the file');
const Nothing = z.null().describe('Done');
const Elsewhere = z.null().describe('The header Location says where to go.');

/** The successful response, for OpenAPI and for the serialiser. */
function answerOf(endpoint: Endpoint) {
  if (endpoint.csv !== undefined) return { [endpoint.status]: tableOf(endpoint.success) };
  if (endpoint.answer === 'json') return { [endpoint.status]: endpoint.success };
  if (endpoint.answer === 'redirect') return { [endpoint.status]: Elsewhere };
  if (endpoint.answer === 'file') return { [endpoint.status]: fileOf(endpoint.success) };
  return endpoint.answer === 'empty' ? { [endpoint.status]: Nothing } : {};
}

function tableOf(json: Endpoint['success']) {
  const content = { 'application/json': { schema: json }, 'text/csv': { schema: AnyBytes } };
  return { description: 'A page, or as text/csv all of it', content };
}

/** A file that may be JSON declares its schema; any other is bytes. */
function fileOf(json: Endpoint['success']) {
  const bytes = { 'application/octet-stream': { schema: AnyBytes } };
  const content =
    json === undefined ? bytes : { 'application/json': { schema: json }, 'application/pdf': { schema: AnyBytes } };
  return { description: 'A file', content };
}

/** The endpoint's errors for OpenAPI: one problem document per status, with the codes it may carry. */
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

function read(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: request.params,
    query: request.query,
    // Without a body there is nothing to parse, and nothing was read.
    body: endpoint.rawBody === undefined ? request.body : (request.body ?? Buffer.alloc(0)),
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
  if (endpoint.answer === 'redirect') return reply.redirect(String(answer), endpoint.status);
  return reply.code(endpoint.status).send(answer);
}
