import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * JSON lines on stdout: a static message, with ids as fields. CV text, mail bodies, tokens and full URLs must never be
 * logged; the redaction is a second line of defence.
 */
export function createLogger(level: string, name: string): Logger {
  return pino({
    level,
    name,
    serializers: { req: pathOf },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers["refresh-token"]',
        '*.password',
        '*.token',
        // PostgreSQL repeats rows and documents in these.
        'err.detail',
        'err.where',
      ],
      remove: true,
    },
  });
}

/** A request without its query, which may hold the name of a candidate or a code of Google. */
function pathOf({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
