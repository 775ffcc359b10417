import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { type Readable, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type AddressRules, hostOf, isAllowed, pageAddress, portOf } from './page-address.ts';
import { PageRefused } from './page-refused.ts';
import { isPublicAddress } from './public-address.ts';

export interface WebPage {
  readonly text: string;
  readonly isHtml: boolean;
}

export interface FetchPageOptions extends AddressRules {
  /** returns every address of a host; defaults to the system's resolver */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const connectMs = 3_000;
const headersMs = 5_000;
const totalMs = 10_000;
const mostRedirects = 3;
/** after decompression */
const mostBytes = 2 * 1024 * 1024;

const htmlTypes: readonly string[] = ['text/html', 'application/xhtml+xml'];

/**
 * Fetches one page of the public internet on behalf of an untrusted user, without reaching this machine, its network or
 * its cloud metadata (SSRF). A host is resolved once, each of its addresses is checked, and the connection goes to one
 * of those; redirects are checked like the first URL. The request carries no cookies and ignores proxy settings.
 *
 * @throws PageRefused for every reason, whether URL, network or page
 */
export async function fetchPage(given: string, options: FetchPageOptions): Promise<WebPage> {
  try {
    return await follow(pageAddress(given, options), options, AbortSignal.timeout(totalMs));
  } catch (error) {
    throw error instanceof PageRefused ? error : new PageRefused('network', { cause: error });
  }
}

async function follow(first: URL, options: FetchPageOptions, signal: AbortSignal): Promise<WebPage> {
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const response = await get(url, await addressOf(url, options, signal), signal);
    try {
      const { location } = response.headers;
      const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) && location !== undefined;
      if (!isRedirect) return await readPage(response);
      const next = pageAddress(location, options, url);
      if (redirects === mostRedirects) throw new PageRefused('redirects');
      if (url.protocol === 'https:' && next.protocol === 'http:') throw new PageRefused('redirect without TLS');
      url = next;
    } finally {
      response.destroy();
    }
  }
}

/** The address to connect to: resolved once, so that a name cannot resolve to another address after the check. */
async function addressOf(url: URL, options: FetchPageOptions, signal: AbortSignal): Promise<string> {
  const { resolve = systemAddresses } = options;
  const host = hostOf(url);
  if (isIP(host) !== 0) return host;
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    const addresses = await Promise.race([resolve(host), left.promise]);
    const [first] = addresses;
    if (first === undefined) throw new PageRefused('no such host');
    if (!isAllowed(url, options) && !addresses.every(isPublicAddress)) throw new PageRefused('private address');
    return first;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function systemAddresses(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

function get(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { request, Agent, ready } =
    url.protocol === 'https:' ? { ...https, ready: 'secureConnect' } : { ...http, ready: 'connect' };
  const answered = Promise.withResolvers<IncomingMessage>();
  const sent = request({
    host: address,
    port: portOf(url),
    path: url.pathname + url.search,
    // A dedicated agent: the global one honours proxy settings of the environment and keeps connections alive.
    agent: new Agent({ keepAlive: false }),
    servername: isIP(hostOf(url)) === 0 ? hostOf(url) : '',
    headers: {
      host: url.host,
      'user-agent': 'Askwell/1.0 (reads a job posting for the person who gave its link)',
      accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en,uk;q=0.9',
    },
    signal,
  });
  const connecting = setTimeout(() => sent.destroy(new PageRefused('connection')), connectMs);
  const waiting = setTimeout(() => sent.destroy(new PageRefused('no answer')), headersMs);
  const stop = () => {
    clearTimeout(connecting);
    clearTimeout(waiting);
  };
  sent.once('socket', (socket) => socket.once(ready, () => clearTimeout(connecting)));
  sent.once('response', (response) => {
    stop();
    answered.resolve(response);
  });
  sent.once('error', (error) => {
    stop();
    answered.reject(error);
  });
  sent.end();
  return answered.promise;
}

async function readPage(response: IncomingMessage): Promise<WebPage> {
  if (response.statusCode !== 200) throw new PageRefused(`status ${response.statusCode}`);
  const contentType = response.headers['content-type'] ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isHtml = htmlTypes.includes(type);
  if (!isHtml && type !== 'text/plain') throw new PageRefused('type of content');
  const bytes = await bytesOf(decoded(response));
  return { text: decoderFor(contentType, bytes).decode(bytes), isHtml };
}

function decoded(response: IncomingMessage): Readable {
  switch ((response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()) {
    case 'identity':
      return response;
    case 'gzip':
    case 'x-gzip':
      return pipeline(response, createGunzip(), () => {});
    case 'deflate':
      return pipeline(response, createInflate(), () => {});
    case 'br':
      return pipeline(response, createBrotliDecompress(), () => {});
    default:
      throw new PageRefused('encoding of content');
  }
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    const chunk: Buffer = part;
    bytes += chunk.length;
    if (bytes > mostBytes) throw new PageRefused('length');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** The charset of the header takes precedence over the page's; Ukrainian job boards still use windows-1251. */
function decoderFor(contentType: string, bytes: Buffer) {
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const label = named.exec(contentType)?.[1] ?? named.exec(bytes.toString('latin1', 0, 2048))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
