import { type IncomingHttpHeaders, createServer, get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLauncherSettings } from '#launcher/launcher-settings.ts';
import { readBody, sendText } from '#sandbox/answers.ts';
import { mail } from '#sandbox/mail/mail.ts';
import type { StandIn } from '#sandbox/stand-in.ts';
import { standInsFor } from '#sandbox/stand-ins.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { aNetwork } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const password = 'a long enough password';
const basic = (value: string) => `Basic ${Buffer.from(`operator:${value}`).toString('base64')}`;
const terminate = '/ops/temporal/api/v1/namespaces/askwell/batch-operations/1';

let reached: { method: string; url: string; headers: IncomingHttpHeaders }[];
const uiPolicy = "default-src 'none'; frame-ancestors 'self'";
/** Takes the place of the Temporal UI: a request that arrives here has passed. */
const ui = createServer((request, response) => {
  reached.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
  request.resume().on('end', () => response.setHeader('content-security-policy', uiPolicy).end('{}'));
});
/** Echoes the request, so that a test sees what comes through. */
const echo: StandIn = {
  name: 'Echo',
  about: '',
  effect: '',
  key: 'ECHO_URL',
  page: '/sandbox/echo',
  paths: ['/sandbox/echo'],
  start: () =>
    Promise.resolve({
      settings: { ECHO_URL: 'set' },
      answer: async (request, response, url) =>
        sendText(response, 200, `${request.method} ${url.pathname}${url.search} ${String(await readBody(request))}`),
      stop: () => Promise.resolve(),
    }),
};
let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => ui.listen(0, '127.0.0.1', resolve));
  const address = ui.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');
  sandbox = await startSandbox({ standIns: [mail, echo], publicUrl: 'http://localhost:3000' });
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
  // Regression: a form on a foreign page, submitted by a signed-in operator's browser, terminated every running
  // workflow.
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

  // The UI skips its own CSRF check if this header is present.
  it('temporal-ui › what a run says of itself › comes from where the UI serves it, with the UI’s own policy', async () => {
    const framed = '/ops/temporal/render?content=state';
    expect((await app.http.inject({ url: framed })).statusCode).toBe(401);
    expect(reached).toEqual([]);
    const headers = { authorization: basic(password) };
    const own = await app.http.inject({ url: framed, headers });
    expect(own.headers['content-security-policy']).toBe(uiPolicy);
    expect(reached).toMatchObject([{ url: '/ops/temporal/ops/temporal/render?content=state' }]);
    expect(reached[0]?.headers.authorization).toBeUndefined();
    const page = await app.http.inject({ url: '/ops/temporal/namespaces', headers });
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

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

  // One subscriber has 2^64 addresses.
  it('temporal-ui › wrong passwords from ever new addresses of one IPv6 network › wait together', async () => {
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await ask({ authorization: basic('wrong') }, 'GET', `2001:db8:7:7::${guess + 1}`)).statusCode);
    }
    expect(statuses.slice(9)).toEqual([401, 429]);
    const neighbour = await ask({ authorization: basic(password) }, 'GET', '2001:db8:7:8::1');
    expect(neighbour.statusCode).toBe(200);
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

  const form = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'a stand-in › asked by %s with a body, also below its path › is asked exactly that',
    async (method) => {
      const url = '/sandbox/echo/below?a=%2F&b=1';
      const answer = await app.http.inject({ method, url, headers: form, payload: 'card=4242&name=%D0%AF' });
      expect([answer.statusCode, answer.body]).toEqual([200, `${method} ${url} card=4242&name=%D0%AF`]);
    },
  );

  it.each([
    ['a form of a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    ['a page on another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }, 403],
    ['an old browser on a foreign page', { origin: 'https://foreign.example' }, 403],
    ['its own page, which hides its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    ['its own page in an old browser', { origin: 'http://localhost:3000' }, 200],
  ])('a stand-in › sent a form by %s › is asked only by its own pages', async (_, headers, status) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/sandbox/echo',
      headers: { ...form, ...headers },
      payload: 'pay=1',
    });
    const direct = await fetch(`${sandbox.url}/sandbox/echo`, { method: 'POST', headers, body: 'pay=1' });
    await direct.text();
    expect([answer.statusCode, direct.status]).toEqual([status, status]);
  });

  it('a stand-in › whose key is set › does not run, and the list does not name it', async () => {
    const runs = (settings: Record<string, string>) => standInsFor((name) => settings[name]).map(({ key }) => key);
    expect(runs({})).toContain('SMTP_URL');
    expect(runs({ SMTP_URL: 'smtp://mail:25' })).not.toContain('SMTP_URL');

    const without = await startSandbox({ standIns: [echo], publicUrl: 'http://localhost:3000' });
    try {
      const list = await (await fetch(`${without.url}/sandbox/`)).text();
      expect([list.includes('/sandbox/echo'), list.includes('/sandbox/mailbox')]).toEqual([true, false]);
      expect((await fetch(`${without.url}/sandbox/mailbox.json`)).status).toBe(404);
      expect(without.settings).toEqual({ SANDBOX_URL: without.url, ECHO_URL: 'set' });
    } finally {
      await without.stop();
    }
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://app.example' }])(
    'SANDBOX_URL › with %j, so that others reach it › the product does not start',
    async (settings) => {
      await expect(startTestApp({ SANDBOX_URL: sandbox.url, ...settings })).rejects.toThrow(
        'SANDBOX_URL: the sandbox shows every mailed code',
      );
    },
  );

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail:25' }, false],
    [{ PUBLIC_URL: 'https://app.example', SMTP_URL: 'smtp://mail:25' }, false],
    [{ NODE_ENV: 'production' }, false],
  ])('npm start › with %j › lets stand-ins run: %s', (environment, may) => {
    expect(readLauncherSettings(environment).mayStandIn).toBe(may);
  });

  it('npm start › an address of others without a mail server › says why it cannot start', () => {
    expect(() => readLauncherSettings({ PUBLIC_URL: 'https://app.example' })).toThrow(
      'PUBLIC_URL=https://app.example opens the app to the network',
    );
  });
});
