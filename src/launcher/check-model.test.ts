import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkModel } from './check-model.ts';

let server: Server;
let origin = '';
let answer = { status: 200, body: '' };
let key: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    key = request.headers.authorization;
    if (request.url === '/v1/models') response.writeHead(answer.status).end(answer.body);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const list = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });
const check = (path = '/v1') => checkModel({ apiKey: 'sk-secret', baseUrl: `${origin}${path}`, model: 'qwen3' });

describe('checkModel', () => {
  test.each([
    ['a list that names it', 200, list('llama3', 'qwen3'), /^plans are written by qwen3 at 127/],
    ['a list that names it with a tag', 200, list('qwen3:latest'), /^plans are written by qwen3/],
    ['a list without it', 200, list('llama3'), /check OPENAI_MODEL$/],
    ['a refused key', 401, '{"error":{}}', /refuses the key \(401\), check OPENAI_API_KEY$/],
    ['a page instead', 200, '<!doctype html><title>Sign in</title>', /check OPENAI_BASE_URL$/],
    ['an outage', 503, '', /answers with 503 now$/],
  ])('checkModel › %s › says so', async (_what, status, body, expected) => {
    answer = { status, body };
    const sentence = await check();
    expect(sentence).toMatch(expected);
    expect(sentence).not.toContain('secret');
    expect(key).toBe('Bearer sk-secret');
  });

  test('checkModel › an address without the API › names the setting', async () => {
    expect(await check('/wrong')).toMatch(/404.*check OPENAI_BASE_URL/);
  });

  test.each([
    ['ENOTFOUND', /no such host, check OPENAI_BASE_URL$/],
    ['ECONNREFUSED', /does not answer now/],
  ])('checkModel › %s › tells one that is not there from one that is away', async (code, expected) => {
    const cause = Object.assign(new Error(code), { code });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    expect(await check()).toMatch(expected);
  });
});
