import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';

/** A ceiling for each address against floods. What must hold across processes (sign-in, mail) is counted in PostgreSQL. */
export async function limitRates(http: FastifyInstance, config: Pick<Config, 'NODE_ENV'>): Promise<void> {
  await http.register(rateLimit, {
    max: config.NODE_ENV === 'production' ? 600 : 6000,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => new AppError('common.too_many_requests', undefined, ttl / 1000),
  });
}
