import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const script = `export const text = '${'askwell '.repeat(200)}';`;
const page = `<!doctype html><script nonce="__CSP_NONCE__"></script>${'<p>words</p>'.repeat(200)}`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  // Like the build's output (web/build/precompress.ts), with one file of each kind.
  folder = await mkdtemp(join(tmpdir(), 'askwell-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'locales/en'), { recursive: true });
  const files: [string, string | Buffer][] = [
    ['app.html', page],
    ['assets/app-1.js', script],
    ['assets/app-1.js.br', brotliCompressSync(script)],
    ['assets/app-1.js.gz', gzipSync(script)],
    ['assets/small-2.js', '1'],
    ['locales/en/common.json', '{}'],
  ];
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  app = await startTestApp({ WEB_DIST: folder });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function get(url: string, accepted?: string) {
  return app.http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

const forever = 'public, max-age=31536000, immutable';

describe('a built file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('asked for with Accept-Encoding: %s › is sent as › %s', async (accepted, encoding, open) => {
    const { statusCode, headers, rawPayload } = await get('/assets/app-1.js', accepted);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': forever,
      vary: 'accept-encoding',
    });
    expect(open(rawPayload).toString()).toBe(script);
  });

  it.each([
    ['/assets/app-1.js', undefined, script, forever],
    ['/assets/small-2.js', 'br', '1', forever],
    ['/locales/en/common.json', 'br', '{}', 'public, max-age=300'],
  ])('%s asked for with Accept-Encoding: %s › is sent plain', async (url, accepted, content, cacheControl) => {
    const { headers, payload } = await get(url, accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ 'cache-control': cacheControl, vary: 'accept-encoding' });
    expect(payload).toBe(content);
  });

  it('its compressed neighbour › asked for by its own name › is not there', async () => {
    expect((await get('/assets/app-1.js.br')).statusCode).toBe(404);
  });
});

describe('a document', () => {
  it('of the app, what a link opens among them › asked for › is stored and indexed by nobody', async () => {
    const { headers } = await get('/shared');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, undefined, (plain: Buffer) => plain],
  ])(
    'asked for with Accept-Encoding: %s › is sent as %s › with its nonce, never stored',
    async (accepted, encoding, open) => {
      const { headers, rawPayload } = await get('/auth/login', accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' });
      const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(open(rawPayload).toString()).toBe(page.replace('__CSP_NONCE__', nonce ?? 'none'));
    },
  );
});
