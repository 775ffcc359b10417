import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserOfToken } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { networkOf } from './network-of.ts';

/**
 * A global rate limit against floods: per user if signed in, so that an office behind one address does not block
 * itself, otherwise per network. Limits that must hold across processes (sign-in, mail) are counted in PostgreSQL.
 */
export async function limitRates(
  http: FastifyInstance,
  config: Pick<Config, 'NODE_ENV'>,
  userOf: UserOfToken,
): Promise<void> {
  await http.register(rateLimit, {
    max: config.NODE_ENV === 'production' ? 600 : 6000,
    timeWindow: '1 minute',
    keyGenerator: (request) => userOfRequest(request, userOf) ?? networkOf(request.ip),
    allowList: (request) => /^\/(?:assets|locales)\//.test(request.url),
    errorResponseBuilder: (_request, { ttl }) => new AppError('common.too_many_requests', undefined, ttl / 1000),
  });
}

/** Only from a token that we signed: a forged one must not get a counter of its own. */
function userOfRequest(request: FastifyRequest, userOf: UserOfToken): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : userOf(token);
}
