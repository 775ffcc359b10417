import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPage } from '#platform/web-page/fetch-page.ts';
import { PageRefused } from '#platform/web-page/page-refused.ts';

/** Somebody's page, and a target for everything else on this machine. */
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>page</p>');
});

const html =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

interface Asked {
  readonly allowed?: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const fetched = (url: string, { allowed = [`jobs.example:${port}`], ...rest }: Asked = {}) =>
  fetchPage(url, {
    allowed: new Set(allowed),
    ownHost: 'askwell.example',
    resolve: async () => ['127.0.0.1'],
    ...rest,
  });
const page = (path = '/') => `http://jobs.example:${port}${path}`;

describe('fetchPage', () => {
  it('a page › fetched › is asked for by its own name at the checked address, without cookies or user', async () => {
    expect(await fetched(page('/a?b=1'))).toEqual({ text: '<p>page</p>', isHtml: true });
    expect(asked[0]?.url).toBe('/a?b=1');
    expect(asked[0]?.headers.host).toBe(`jobs.example:${port}`);
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
  });

  it.each([
    ['gzip', gzipSync('<p>page</p>')],
    ['deflate', deflateSync('<p>page</p>')],
    ['br', brotliCompressSync('<p>page</p>')],
  ])('a page › compressed by %s › is read', async (encoding, body) => {
    answer = html(body, { 'content-encoding': encoding });
    expect((await fetched(page())).text).toBe('<p>page</p>');
  });

  it.each([
    ['its header', { 'content-type': 'text/html; charset=windows-1251' }, ''],
    ['itself', { 'content-type': 'text/html' }, '<meta charset="windows-1251">'],
  ])('a page in windows-1251 › named by %s › is read in Ukrainian', async (_name, headers, meta) => {
    answer = html(Buffer.concat([Buffer.from(meta), Buffer.from([0xcc, 0xb3, 0xe9])]), headers);
    expect((await fetched(page())).text).toBe(`${meta}Мій`);
  });

  // Ways to write an address that reaches this machine, its network or a cloud's metadata service.
  const hosts = [
    [
      '127.0.0.1',
      'localhost',
      'LOCALHOST',
      'localhost.',
      '127.1',
      '2130706433',
      '0x7f.0.0.1',
      '0x7f000001',
      '017700000001',
    ],
    ['0177.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '0', '0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::127.0.0.1]'],
    ['[64:ff9b::127.0.0.1]', '[fe80::1]', '[fd00::1]', '[2002:7f00:1::]', '169.254.169.254', '10.0.0.1', '192.168.1.1'],
    ['172.16.0.1', '100.64.0.1', '224.0.0.1', '255.255.255.255', 'metadata', 'printer', 'nas.local', 'db.internal'],
    ['x.localhost', 'router.home.arpa', 'market.onion', 'askwell.example', 'askwell.example.'],
  ].flat();
  it.each(hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]))(
    '%s › an address of this machine or its network › is refused before anything is sent',
    async (url) => {
      await expect(fetched(url, { resolve: async () => ['93.184.216.34'] })).rejects.toBeInstanceOf(PageRefused);
      expect(asked).toEqual([]);
    },
  );

  it.each(
    [
      [
        'file:///etc/passwd',
        'ftp://jobs.example/',
        'gopher://jobs.example/',
        'data:text/html,x',
        'javascript:alert(1)',
      ],
      [
        'http://user@jobs.example/',
        'http://user:pass@jobs.example/',
        'http://jobs.example:22/',
        'http://jobs.example:6379/',
      ],
      ['http://', '', 'jobs.example/nurse', `http://jobs.example/${'a'.repeat(2100)}`],
    ].flat(),
  )('%s › no address of a page › is refused', async (url) => {
    await expect(fetched(url, { allowed: [] })).rejects.toBeInstanceOf(PageRefused);
  });

  it.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['2606:2800:220::1', '::1']], [[]]])(
    'a public name › resolved to %j › is refused before anything is sent',
    async (addresses) => {
      await expect(fetched('http://rebound.example/', { resolve: async () => addresses })).rejects.toBeInstanceOf(
        PageRefused,
      );
      expect(asked).toEqual([]);
    },
  );

  it('a name › answers otherwise when asked again › is asked once', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let times = 0;
    await fetched(page(), { resolve: async () => answers[times++] ?? [] });
    expect(times).toBe(1);
  });

  it.each([`http://127.0.0.1:1/`, 'http://localhost/', 'file:///etc/passwd', 'http://10.0.0.1/', '//[::1]/'])(
    'a redirect to %s › followed › is refused like a first address',
    async (location) => {
      answer = (_request, response) => response.writeHead(302, { location }).end();
      await expect(fetched(page())).rejects.toBeInstanceOf(PageRefused);
      expect(asked).toHaveLength(1);
    },
  );

  it('redirects › three › are followed, a fourth is not', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else html('<p>there</p>')(request, response);
    };
    expect((await fetched(page('/3'))).text).toBe('<p>there</p>');
    await expect(fetched(page('/4'))).rejects.toBeInstanceOf(PageRefused);
  });

  it.each([
    ['longer than 2 MB', html(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))],
    [
      'longer than 2 MB once it is unpacked',
      html(gzipSync(Buffer.alloc(50 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
    ],
    ['in an encoding that nobody asked for', html('x', { 'content-encoding': 'zstd' })],
    ['with a broken encoding', html('x', { 'content-encoding': 'gzip' })],
    ['a picture', html('x', { 'content-type': 'image/png' })],
    ['JSON', html('{}', { 'content-type': 'application/json' })],
    ['of no type', (_: unknown, response: ServerResponse) => response.writeHead(200).end('x')],
    [
      'not found',
      (_: unknown, response: ServerResponse) => response.writeHead(404, { 'content-type': 'text/html' }).end('x'),
    ],
    [
      'cut off',
      (_: unknown, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-length': '9' })
          .write('x', () => response.destroy()),
    ],
  ])('a page › %s › is refused', async (_name, how) => {
    answer = how;
    await expect(fetched(page())).rejects.toBeInstanceOf(PageRefused);
  });

  it('a server › that never answers › is left after five seconds', async () => {
    answer = () => {};
    await expect(fetched(page())).rejects.toThrow(/no answer/);
  }, 9000);

  it('proxy settings of the environment › a page is fetched › are not obeyed', async () => {
    process.env['HTTP_PROXY'] = 'http://127.0.0.1:1';
    process.env['http_proxy'] = 'http://127.0.0.1:1';
    try {
      expect((await fetched(page())).text).toBe('<p>page</p>');
    } finally {
      delete process.env['HTTP_PROXY'];
      delete process.env['http_proxy'];
    }
  });
});
