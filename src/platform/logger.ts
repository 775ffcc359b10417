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
