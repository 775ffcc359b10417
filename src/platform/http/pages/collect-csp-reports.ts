import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

export const CSP_REPORTS_PATH = '/csp-reports';

const REPEAT_AFTER_MS = 3_600_000;
/** The most distinct reports logged per hour: anybody can send one, and must not flood the log. */
const MOST_REPORTS = 100;
const BODY_LIMIT = 16 * 1024;

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60).optional(),
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': z.string().max(2000).optional(),
  }),
});

/** Logs what browsers blocked under our policy, each kind once an hour: an attack, or our own mistake. */
export async function collectCspReports(http: FastifyInstance, now: () => number = Date.now): Promise<void> {
  const logged = new Map<string, number>();
  await http.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_REPORTS_PATH, { schema: { hide: true } }, (request, reply) => {
      const report = Report.safeParse(request.body).data?.['csp-report'];
      if (report === undefined) return reply.code(400).send();
      const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? 'unknown';
      log(directive, sourceOf(report['blocked-uri'] ?? ''));
      return reply.code(204).send();
    });
    done();
  });

  function log(directive: string, source: string): void {
    for (const [kind, at] of logged) if (now() - at >= REPEAT_AFTER_MS) logged.delete(kind);
    const kind = `${directive} ${source}`;
    if (logged.has(kind) || logged.size >= MOST_REPORTS) return;
    logged.set(kind, now());
    http.log.warn({ directive, source }, 'http: a browser stopped something under the content security policy');
  }
}

/** A URL may identify people and documents; its origin, or a keyword such as `inline`, is enough. */
function sourceOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40);
}
