import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { sendProblem } from './error-handler.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Routes of the public document; every other page is the app's. */
const publicPages = /^\/(?:features|legal(?:\/[\w-]+)?|privacy|cookies)?$/;

/** The built SPA with its two documents, and the translations it loads. */
export async function registerWeb(http: FastifyInstance, config: Pick<Config, 'WEB_DIST'>): Promise<void> {
  const dist = resolve(root, config.WEB_DIST);
  await http.register(fastifyStatic, {
    root: join(root, 'locales'),
    prefix: '/locales/',
    index: false,
    maxAge: 300_000,
    decorateReply: true,
  });
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, new AppError('common.not_found'));
  if (!existsSync(join(dist, 'app.html'))) {
    // Tests of the API alone have built no pages.
    http.setNotFoundHandler(notFound);
    return;
  }
  await http.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of assets carry their content's hash.
      const immutable = path.includes('/assets/');
      void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(?:api|sandbox|ops|locales|assets)\//.test(path) &&
      !/\.\w+$/.test(path);
    if (!page) return notFound(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile(publicPages.test(path) ? 'index.html' : 'app.html', dist);
  });
}
