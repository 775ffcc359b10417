import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { defineEndpoint, guestHeader } from '#contracts/endpoint.ts';
import { noCaptcha } from '#platform/captcha/captcha.ts';
import { acceptEmptyJson } from './accept-empty-json.ts';
import { handleErrors } from './answers/error-handler.ts';
import { registerOpenApi } from './openapi.ts';
import { registerRoutes } from './register-routes.ts';
import { type Route, route } from './route.ts';

const preview = defineEndpoint({
  method: 'GET',
  path: '/preview',
  summary: 'What a guest made',
  auth: 'guest',
  status: 200,
  answer: 'json',
  success: z.object({ owner: z.string() }),
  errors: [],
});

const leave = defineEndpoint({
  method: 'GET',
  path: '/leave',
  summary: 'Goes elsewhere',
  auth: 'none',
  status: 302,
  answer: 'redirect',
  errors: [],
});

const signed = defineEndpoint({
  method: 'POST',
  path: '/signed',
  summary: 'A signed body',
  auth: 'none',
  rawBody: true,
  status: 204,
  answer: 'empty',
  errors: ['common.forbidden'],
});

const parsed = defineEndpoint({
  method: 'POST',
  path: '/parsed',
  summary: 'A body by its schema',
  auth: 'none',
  body: z.strictObject({ a: z.number() }),
  status: 200,
  answer: 'json',
  success: z.object({ a: z.number() }),
  errors: [],
});

let http: FastifyInstance;

async function start(routes: readonly Route[]): Promise<void> {
  http = Fastify();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  handleErrors(http);
  await registerOpenApi(http);
  await http.register((api, _options, done) => {
    acceptEmptyJson(api);
    registerRoutes(api, routes, {
      authenticate: async () => undefined,
      authenticateGuest: async (sessionId) =>
        sessionId === 'known' ? { ownerId: 'guest-1', expiresAt: new Date() } : undefined,
      isSignedIn: async () => false,
      uploadBytes: 1000,
      captcha: noCaptcha,
    });
    done();
  });
  await http.ready();
}

afterEach(() => http.close());

describe('registerRoutes', () => {
  it('an endpoint for guests › with the id of an anonymous session › hands over whose it is', async () => {
    await start([route(preview, async ({ actor }) => ({ owner: actor.ownerId }))]);
    const answer = await http.inject({ url: '/preview', headers: { [guestHeader]: 'known' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { owner: 'guest-1' }]);
  });

  it('an endpoint for guests › without a session, with an unknown one and with a bearer › answers 401', async () => {
    await start([route(preview, async ({ actor }) => ({ owner: actor.ownerId }))]);
    for (const headers of [{}, { [guestHeader]: 'unknown' }, { authorization: 'Bearer known' }]) {
      const answer = await http.inject({ url: '/preview', headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'common.unauthorized']);
    }
  });

  it('an endpoint that redirects › its handler gives an address › answers 302 with it and nothing else', async () => {
    await start([route(leave, async () => 'https://example.com/?a=b')]);
    const answer = await http.inject({ url: '/leave' });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, 'https://example.com/?a=b', '']);
  });

  it('a raw body › of any type and form › reaches the handler byte for byte', async () => {
    const seen: Buffer[] = [];
    await start([
      route(signed, async ({ body }) => {
        seen.push(body);
      }),
    ]);
    const bodies = [Buffer.from('{ "a":1,\n"a": 2}'), Buffer.from([0, 255, 13, 10]), Buffer.alloc(0)];
    for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain', undefined]) {
      for (const payload of bodies) {
        const headers = type === undefined ? {} : { 'content-type': type };
        const answer = await http.inject({ method: 'POST', url: '/signed', headers, payload });
        expect([type, payload.length, answer.statusCode]).toEqual([type, payload.length, 204]);
        expect(seen.pop()).toEqual(payload);
      }
    }
  });

  it('a raw body › beside endpoints with schemas › leaves their parsing as it is', async () => {
    await start([route(signed, async () => undefined), route(parsed, async ({ body }) => body)]);
    const headers = { 'content-type': 'application/json' };
    const right = await http.inject({ method: 'POST', url: '/parsed', headers, payload: '{"a":1}' });
    const wrong = await http.inject({ method: 'POST', url: '/parsed', headers, payload: '{"a":1,"b":2}' });
    const plain = await http.inject({ method: 'POST', url: '/parsed', payload: 'x' });
    expect([right.json(), wrong.statusCode, plain.statusCode]).toEqual([{ a: 1 }, 400, 415]);
  });

  it('OpenAPI › of each kind of caller, answer and body › says what it is', async () => {
    await start([
      route(preview, async () => ({ owner: '' })),
      route(leave, async () => ''),
      route(signed, async () => undefined),
    ]);
    const { paths, components } = http.swagger() as unknown as {
      paths: Record<string, Record<string, { security?: unknown; responses: object; requestBody?: unknown }>>;
      components: { securitySchemes: object };
    };
    expect(components.securitySchemes).toMatchObject({ anonymousSession: { in: 'header', name: guestHeader } });
    expect(paths['/preview']?.['get']).toMatchObject({ security: [{ anonymousSession: [] }] });
    expect(Object.keys(paths['/preview']?.['get']?.responses ?? {})).toContain('401');
    expect(paths['/leave']?.['get']?.responses).toMatchObject({
      302: { description: expect.stringMatching(/Location/) },
    });
    expect(paths['/signed']?.['post']?.requestBody).toMatchObject({ content: { 'application/json': {} } });
  });
});
