import type { FastifyInstance } from 'fastify';

/**
 * Accepts an empty body with content type application/json, as sent by clients that set it on every request (logout has
 * no body, and generated clients send JSON by default). An endpoint that needs a body rejects a missing one by its
 * schema.
 */
export function acceptEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
