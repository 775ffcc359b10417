import { type IncomingHttpHeaders, createServer, get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { aNetwork } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

const password = 'a long enough password';
const basic = (value: string) => `Basic ${Buffer.from(`operator:${value}`).toString('base64')}`;
const terminate = '/ops/temporal/api/v1/namespaces/askwell/batch-operations/1';

let reached: { method: string; headers: IncomingHttpHeaders }[];
/** Stands where the Temporal UI does: what it is sent has passed. */
const ui = createServer((request, response) => {
  reached.push({ method: request.method ?? '', headers: request.headers });
  request.resume().on('end', () => response.end('{}'));
});
let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => ui.listen(0, '127.0.0.1', resolve));
  const address = ui.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');
  sandbox = await startSandbox();
  app = await startTestApp({
    TEMPORAL_UI_URL: `http://127.0.0.1:${address.port}`,
    OPERATOR_PASSWORD: password,
    SANDBOX_URL: sandbox.url,
    PUBLIC_URL: 'http://localhost:3000',
  });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
  ui.close();
});

beforeEach(() => {
  reached = [];
});

function ask(headers: Record<string, string>, method: 'GET' | 'POST' = 'POST', from = aNetwork()) {
  return app.http.inject({ method, url: terminate, headers: { 'x-forwarded-for': from, ...headers } });
}

describe('operators’ pages', () => {
  // Seen: a form on a foreign page, sent by a signed-in operator's browser, terminated every running workflow.
  it.each([
    ['a form of a foreign page', { origin: 'https://foreign.example', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an old browser without Sec-Fetch-Site', { origin: 'https://foreign.example' }],
    ['a request without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }],
  ])('temporal-ui › %s, with the operator’s password › is refused and reaches nothing', async (_, headers) => {
    const answer = await ask({
      ...headers,
      authorization: basic(password),
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.statusCode, reached]).toEqual([403, []]);
  });

  // The UI leaves out its own check of a page's token when this header is there.
  it('temporal-ui › a request of its own page › passes without the Authorization header', async () => {
    const answer = await ask({
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      authorization: basic(password),
    });
    expect([answer.statusCode, reached.length]).toEqual([200, 1]);
    expect(reached[0]?.headers.authorization).toBeUndefined();
  });

  it('temporal-ui › typed into the address bar › asks for the password, then passes', async () => {
    const first = await ask({ 'sec-fetch-site': 'none' }, 'GET');
    expect([first.statusCode, reached]).toEqual([401, []]);
    const second = await ask({ 'sec-fetch-site': 'none', authorization: basic(password) }, 'GET');
    expect(second.statusCode).toBe(200);
  });

  it('temporal-ui › ten wrong passwords from one address › it waits, also with the right one; others do not', async () => {
    const guesser = aNetwork();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await ask({ authorization: basic(`wrong ${guess}`) }, 'GET', guesser)).statusCode).toBe(401);
    }
    const next = await ask({ authorization: basic(password) }, 'GET', guesser);
    expect([next.statusCode, Number(next.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask({ authorization: basic(password) }, 'GET')).statusCode).toBe(200);
  });
});

describe('sandbox', () => {
  it.each([
    ['localhost:3000', 200],
    ['LOCALHOST:3000', 200],
    ['rebound.example:3000', 421],
    ['localhost:3001', 421],
    ['127.0.0.1:3000', 421],
  ])('mailbox › asked for under the host %s › answers %i', async (host, status) => {
    const answer = await app.http.inject({ url: '/sandbox/mailbox.json', headers: { host } });
    expect(answer.statusCode).toBe(status);
  });

  it('mailbox › its own port asked under a foreign name › answers nothing', async () => {
    const { port } = new URL(sandbox.url);
    const status = await new Promise((resolve, reject) => {
      get(`${sandbox.url}/sandbox/mailbox.json`, { headers: { host: `rebound.example:${port}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
    expect(status).toBe(421);
  });

  it('SANDBOX_URL › with a HOST that others reach › the product does not start', async () => {
    await expect(startTestApp({ SANDBOX_URL: sandbox.url, HOST: '0.0.0.0' })).rejects.toThrow(
      'SANDBOX_URL: the sandbox shows every mailed code',
    );
  });
});
