import type { IncomingHttpHeaders } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { countMisses } from './count-misses.ts';

/** The Temporal UI behind the operator's password, and the stand-ins' pages where stand-ins run. */
export async function registerProxies(http: FastifyInstance, config: Config): Promise<void> {
  const { OPERATOR_PASSWORD: password, TEMPORAL_UI_URL: ui, SANDBOX_URL: sandbox, PUBLIC_URL } = config;
  if (ui !== undefined && password !== undefined) {
    const admit = admitOperators(password, new URL(PUBLIC_URL).origin);
    const preHandler = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
      if (admit(request, reply)) next();
    };
    await http.register(proxy, {
      upstream: ui,
      prefix: '/ops/temporal',
      rewritePrefix: '/ops/temporal',
      preHandler,
      replyOptions: { rewriteHeaders: withoutOurPolicy, rewriteRequestHeaders: withoutAuthorization },
    });
    // What a run says of itself (summary, details) is shown in a frame of its own, with a policy of its own. Below a path
    // the UI serves it under that path twice, and asks for it once.
    await http.register(proxy, {
      upstream: ui,
      prefix: '/ops/temporal/render',
      rewritePrefix: '/ops/temporal/ops/temporal/render',
      preHandler,
      replyOptions: { rewriteRequestHeaders: withoutAuthorization },
    });
  }
  if (sandbox !== undefined) {
    const { host } = new URL(PUBLIC_URL);
    await http.register(proxy, {
      upstream: sandbox,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      preHandler: (request, reply, next) => {
        if (requestedHost(request, PUBLIC_URL) === host) next();
        else void reply.code(421).send(`The sandbox answers at ${PUBLIC_URL}/sandbox/ only.`);
      },
      replyOptions: { rewriteHeaders: withoutOurPolicy },
    });
  }
}

/** Answers whether the request may pass; otherwise it has been answered. */
function admitOperators(password: string, origin: string): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const misses = countMisses({ most: 10, windowMs: 15 * 60_000 });
  return (request, reply) => {
    if (isFromForeignPage(request, origin)) {
      void reply.code(403).send('Open the Temporal UI in a tab of its own.');
      return false;
    }
    const waitSeconds = misses.waitSeconds(request.ip);
    if (waitSeconds > 0) {
      void reply.code(429).header('retry-after', String(waitSeconds)).send('Too many wrong passwords: wait.');
      return false;
    }
    const given = passwordOf(request);
    if (given !== undefined && isSame(given, password)) return true;
    // A browser's first request carries none: that asks for the prompt and guesses nothing.
    if (given !== undefined) misses.add(request.ip);
    void reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Askwell operators", charset="UTF-8"')
      .send('Operators only.');
    return false;
  };
}

/**
 * A browser adds the operator's password to whatever any page makes it send here: a form on a foreign page could
 * terminate every workflow. Programs without a browser send neither header.
 */
function isFromForeignPage(request: FastifyRequest, own: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== own) return true;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function passwordOf(request: FastifyRequest): string | undefined {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

function isSame(given: string, password: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(password));
}

/**
 * The host that the browser believes it talks to, its default port left out. A name that an attacker points at this
 * machine resolves to us, but the browser still sends that name; otherwise its page could read every mailed code.
 */
function requestedHost(request: FastifyRequest, publicUrl: string): string | undefined {
  const url = `${new URL(publicUrl).protocol}//${request.headers.host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Their pages have scripts and styles of their own, which our policy would stop. */
function withoutOurPolicy(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'content-security-policy': "frame-ancestors 'none'" };
}

/** The password is for us, and the UI leaves out its own check of a page's token when this header is there. */
function withoutAuthorization(_request: unknown, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { authorization: _, ...others } = headers;
  return others;
}
