import type { IncomingHttpHeaders } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { countMisses } from './count-misses.ts';

/** Proxies the Temporal UI, behind the operator's password, and the stand-ins' pages, if any stand-ins run. */
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
    // The UI shows a run's own text (summary, details) in an iframe with its own policy. Under a path prefix, the UI
    // serves that iframe with the prefix twice, but requests it with the prefix once.
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

/** Returns whether the request may pass; if not, the response has been sent. */
function admitOperators(password: string, origin: string): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const misses = countMisses({ most: 10, windowMs: 15 * 60_000 });
  return (request, reply) => {
    if (isFromForeignPage(request, origin)) {
      void reply.code(403).send('Open the Temporal UI in a tab of its own.');
      return false;
    }
    const network = networkOf(request.ip);
    const waitSeconds = misses.waitSeconds(network);
    if (waitSeconds > 0) {
      void reply.code(429).header('retry-after', String(waitSeconds)).send('Too many wrong passwords: wait.');
      return false;
    }
    const given = passwordOf(request);
    if (given !== undefined && isSame(given, password)) return true;
    // A browser's first request carries no credentials: it only asks for the prompt and is not a guess.
    if (given !== undefined) misses.add(network);
    void reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Askwell operators", charset="UTF-8"')
      .send('Operators only.');
    return false;
  };
}

/**
 * A browser attaches the operator's password to requests from any page: a form on a foreign site could terminate every
 * workflow. Clients other than browsers send neither header.
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
 * The host that the browser believes it is talking to, without the default port. A DNS name that an attacker points at
 * this machine reaches us, but the browser still sends that name; without this check, the attacker's page could read
 * every mailed code (DNS rebinding).
 */
function requestedHost(request: FastifyRequest, publicUrl: string): string | undefined {
  const url = `${new URL(publicUrl).protocol}//${request.headers.host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Their pages have scripts and styles that our policy would block. */
function withoutOurPolicy(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'content-security-policy': "frame-ancestors 'none'" };
}

/** The password is meant for us, and the UI skips its own CSRF check if this header is present. */
function withoutAuthorization(_request: unknown, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { authorization: _, ...others } = headers;
  return others;
}
