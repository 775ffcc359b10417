import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * JSON lines on stdout: a static message, ids as fields. CV text, mail bodies, tokens and full URLs never get here;
 * the redaction is the second wall.
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
        // PostgreSQL repeats rows and documents there.
        'err.detail',
        'err.where',
      ],
      remove: true,
    },
  });
}
