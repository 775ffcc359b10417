import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPageAt } from '#contracts/page-addresses.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { sendProblem } from '#platform/http/answers/error-handler.ts';
import { withAdPixel } from './content-security-policy.ts';
import { STRIPE_SCRIPT_URL } from './stripe-script.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The built HTML document for a path: landing page, another public page, or the app for everything else. */
function documentOf(path: string): string {
  const page = publicPageAt(path);
  if (page === undefined) return 'app.html';
  return page === 'landing' ? 'index.html' : `${page}.html`;
}

type WebConfig = Pick<
  Config,
  | 'WEB_DIST'
  | 'TURNSTILE_SITE_KEY'
  | 'TURNSTILE_SCRIPT_URL'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'AD_PIXEL_ID'
  | 'AD_PIXEL_SCRIPT_URL'
>;

/** Serves the built SPA, its documents and its translations, with precompressed text files. */
export async function registerWeb(http: FastifyInstance, config: WebConfig): Promise<void> {
  const dist = resolve(root, config.WEB_DIST);
  const scripts = scriptsOf(config);
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, new AppError('common.not_found'));
  if (!existsSync(join(dist, 'app.html'))) {
    // API tests run without built pages.
    http.setNotFoundHandler(notFound);
    return;
  }
  await http.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    // Served in place of the original file, never under their own names.
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControl(relative(dist, path)));
    },
  });
  http.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(?:api|sandbox|ops|locales|assets)\//.test(path) &&
      !/\.\w+$/.test(path);
    if (!page) return notFound(request, reply);
    const isPublic = publicPageAt(path) !== undefined;
    // in addition to the meta tag of the document: a shared page is only for those who were given the link
    if (!isPublic) void reply.header('x-robots-tag', 'noindex, nofollow');
    return sendDocument(request, reply, {
      file: join(dist, documentOf(path)),
      scripts,
      allow: isPublic ? (policy) => withAdPixel(policy, config) : (policy) => policy,
    });
  });
}

function cacheControl(path: string): string {
  // Asset names contain a hash of their content.
  if (path.startsWith('assets')) return 'public, max-age=31536000, immutable';
  return path.startsWith('locales') ? 'public, max-age=300' : 'no-cache';
}

/** In every document: both providers also assess how a person arrived at a form. */
function scriptsOf(config: WebConfig): string {
  const captcha = config.TURNSTILE_SITE_KEY === undefined ? '' : script(config.TURNSTILE_SCRIPT_URL, 'data-captcha');
  const stripe = config.STRIPE_PUBLISHABLE_KEY === undefined ? '' : script(STRIPE_SCRIPT_URL, 'data-payments');
  return captcha + stripe;
}

function script(url: string, mark: string): string {
  const address = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script src="${address}" ${mark} async></script>`;
}

const compressions = {
  // Compresses a landing page in 1 ms; the default quality of 11, meant for files, takes 30 ms.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Sends a document with a fresh nonce, both in the policy and in place of the build's `__CSP_NONCE__`, for the style
 * tags that Mantine creates at run time. So no two responses are alike, and the browser's cache cannot be used; what
 * the page of a running interview stores is described in
 * docs/decisions/0074-a-running-interview-opens-without-a-network.md.
 */
async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, scripts, allow }: { file: string; scripts: string; allow: (policy: string) => string },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const built = await readFile(file, 'utf8');
  const html = built.replaceAll('__CSP_NONCE__', nonce).replace('</head>', () => `${scripts}</head>`);
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const withNonce = policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
  void reply.header('content-security-policy', allow(withNonce));
  void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressions[encoding](html));
}
