import type { IncomingHttpHeaders } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';

/** The Temporal UI behind the operator's password, and the stand-ins' pages where stand-ins run. */
export async function registerProxies(http: FastifyInstance, config: Config): Promise<void> {
  const { OPERATOR_PASSWORD: password, TEMPORAL_UI_URL: ui, SANDBOX_URL: sandbox } = config;
  if (ui !== undefined && password !== undefined) {
    await http.register(proxy, {
      upstream: ui,
      prefix: '/ops/temporal',
      rewritePrefix: '/ops/temporal',
      preHandler: (request, reply, next) => {
        if (isOperator(request, password)) next();
        else askForPassword(reply);
      },
      replyOptions: { rewriteHeaders: withoutOurs },
    });
  }
  if (sandbox !== undefined) {
    await http.register(proxy, {
      upstream: sandbox,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      replyOptions: { rewriteHeaders: withoutOurs },
    });
  }
}

function isOperator(request: FastifyRequest, password: string): boolean {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const given = Buffer.from(credentials, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(password));
}

function askForPassword(reply: FastifyReply): void {
  void reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Askwell operators", charset="UTF-8"')
    .send('Operators only.');
}

/** Their pages have scripts and styles of their own, which our policy would stop. */
function withoutOurs(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'content-security-policy': "frame-ancestors 'none'" };
}
