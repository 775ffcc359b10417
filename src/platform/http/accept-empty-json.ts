import type { FastifyInstance } from 'fastify';

/**
 * Lets a call without a body name application/json, as clients do that set the type on every request (logout has no
 * body, and generated clients send JSON by default). An endpoint that needs a body refuses a missing one by its schema.
 */
export function acceptEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
