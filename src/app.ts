import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import { acceptEmptyJson } from '#platform/http/accept-empty-json.ts';
import { handleErrors, sendNotFound } from '#platform/http/answers/error-handler.ts';
import { serializeDeclaredFields } from '#platform/http/answers/serialize-answer.ts';
import { collectCspReports } from '#platform/http/pages/collect-csp-reports.ts';
import { contentSecurityPolicy } from '#platform/http/pages/content-security-policy.ts';
import { limitRates } from '#platform/http/limit-rates.ts';
import { LogRequests } from '#platform/http/log-requests.ts';
import { registerHealth } from '#platform/http/health.ts';
import { registerOpenApi } from '#platform/http/openapi.ts';
import { registerProxies } from '#platform/http/proxies/register-proxies.ts';
import { registerRoutes } from '#platform/http/register-routes.ts';
import { warnOfUnnamedProxy } from '#platform/http/warn-of-unnamed-proxy.ts';
import { registerWeb } from '#platform/http/pages/web.ts';
import { legalRoutes } from '#platform/legal/legal-routes.ts';
import { readLegalFolder } from '#platform/legal/read-legal-folder.ts';
import { registerGoogle } from '#platform/google/register-google.ts';
import { newId } from '#platform/new-id.ts';
import type { Deps } from './deps.ts';
import type { Modules } from './modules.ts';

/**
 * Registers the modules' routes, with error handling, security headers and rate limits around them. Does not listen
 * yet.
 */
export async function buildApp(deps: Deps, modules: Modules): Promise<FastifyInstance> {
  const { config } = deps;
  const uploadBytes = config.MAX_CV_MB * 1024 * 1024 + 64 * 1024;
  const logger: FastifyBaseLogger = deps.logger;
  const http = Fastify({
    loggerInstance: logger,
    // Failures are logged anyway.
    logController: new LogRequests({ disableRequestLogging: config.NODE_ENV !== 'production' }),
    trustProxy: config.TRUST_PROXY.split(','),
    genReqId: () => newId(),
    bodyLimit: 256 * 1024,
    handlerTimeout: 15_000,
    requestTimeout: 120_000,
    connectionTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: sendNotFound,
    http: { connectionsCheckingInterval: 1000 },
    forceCloseConnections: true,
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(config.NODE_ENV === 'production' ? serializeDeclaredFields : serializerCompiler);
  handleErrors(http);
  warnOfUnnamedProxy(http);

  // Created once: Fastify's helmet plugin builds these headers anew for each request. All values are fixed, so none can
  // fail.
  const setSecurityHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(config),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:'),
  });
  http.addHook('onRequest', (request, reply, next) => setSecurityHeaders(request.raw, reply.raw, () => next()));
  await http.register(jwt, { secret: config.JWT_KEY, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });
  await http.register(multipart, {
    limits: { files: 1, fields: 8, fieldSize: 2000, fileSize: config.MAX_CV_MB * 1024 * 1024 },
  });
  const signIn = modules.signIn(http);
  await limitRates(http, config, signIn.userOfToken);
  await collectCspReports(http);
  await registerOpenApi(http);

  await registerGoogle(http, config);
  const legal = await readLegalFolder(deps);
  const routes = [...modules.routes(http), ...legalRoutes(legal)];
  await http.register(
    (api, _options, done) => {
      // Only here: the proxies have their own parsers.
      acceptEmptyJson(api);
      api.addHook('onSend', (_request, reply, _payload, next) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        next();
      });
      registerRoutes(api, routes, { ...signIn, uploadBytes, captcha: deps.captcha });
      done();
    },
    { prefix: '/api/v1' },
  );

  registerHealth(http, { ...deps, signInMethods: modules.signInMethods, legal: legal.slugs });
  await registerProxies(http, config);
  await registerWeb(http, config);
  return http;
}
