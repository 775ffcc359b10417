import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

// A client as an outside developer would write it from the API documentation alone: paths and fields are spelled out.

let app: TestApp;
let passed = 0;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => app.clock.set(undefined));
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await app.http.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  const parsed: Record<string, unknown> = answer.body === '' ? {} : JSON.parse(answer.body);
  return { status: answer.statusCode, body: parsed };
}

/** Stores two tokens; answers a 401 with one exchange and one retry. */
class OutsideClient {
  readonly #mode: Record<string, string>;
  #accessToken = '';
  #refreshToken = '';
  readonly refreshTokens = new Set<string>();
  exchanges = 0;

  constructor(mode: Record<string, string>) {
    this.#mode = mode;
  }

  async signUp(email: string): Promise<void> {
    const password = 'grey-Heron-41';
    const registered = await send('POST', '/auth/register', { email, password, fullName: 'Olena', position: 'HR' });
    assert.equal(registered.status, 202);
    const verified = await send('POST', '/auth/verify-code', { email, code: await codeFor(email) });
    assert.deepEqual(Object.keys(verified.body).toSorted(), ['accessToken', 'refreshToken', 'user']);
    await this.logIn(email, password);
  }

  async logIn(email: string, password: string): Promise<void> {
    const { status, body } = await send('POST', '/auth/login', { email, password }, this.#mode);
    assert.equal(status, 200);
    this.#keep(body);
  }

  async get(path: string): Promise<Answer> {
    const first = await send('GET', path, undefined, { authorization: `Bearer ${this.#accessToken}` });
    if (first.status !== 401) return first;
    const { status, body } = await send('POST', '/auth/refresh', { refreshToken: this.#refreshToken });
    if (status !== 200) return first;
    this.exchanges += 1;
    this.#keep(body);
    return send('GET', path, undefined, { authorization: `Bearer ${this.#accessToken}` });
  }

  async logOut(): Promise<number> {
    return (await send('POST', '/auth/logout', undefined, { 'refresh-token': this.#refreshToken })).status;
  }

  #keep(body: Record<string, unknown>): void {
    if (typeof body['accessToken'] === 'string') this.#accessToken = body['accessToken'];
    if (typeof body['refreshToken'] === 'string') this.#refreshToken = body['refreshToken'];
    this.refreshTokens.add(this.#refreshToken);
  }
}

async function codeFor(email: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`select parameters->>'code' as code from platform.mail_message
    where to_address = ${email} and template = 'verification_code'`.execute(app.deps.db.system);
  return rows[0]?.code ?? '';
}

async function letHoursPass(hours: number): Promise<void> {
  passed += hours;
  app.clock.set(new Date(Date.now() + passed * 3_600_000));
  await sql`update auth.session set rotated_at = rotated_at - make_interval(hours => ${hours}::int),
    grace_since = grace_since - make_interval(hours => ${hours}::int),
    idle_until = idle_until - make_interval(hours => ${hours}::int),
    absolute_until = absolute_until - make_interval(hours => ${hours}::int)`.execute(app.deps.db.system);
}

describe('a client written from outside', () => {
  it.each([
    ['that keeps its refresh token (26)', {}, 1],
    ['that takes a new one each time', { 'x-refresh-mode': 'rotate' }, 37],
  ] as const)('%s › used every second hour for three days › is never signed out', async (_, mode, tokens) => {
    passed = 0;
    const client = new OutsideClient(mode);
    const email = `outside-${tokens}@example.com`;
    await client.signUp(email);
    for (let step = 0; step < 36; step += 1) {
      await letHoursPass(2);
      const { status, body } = await client.get('/auth/profile');
      expect([step, status, body['email']]).toEqual([step, 200, email]);
    }
    expect([client.exchanges, client.refreshTokens.size]).toEqual([36, tokens]);
    expect((await client.get('/auth/session')).status).toBe(200);
    expect((await client.get('/positions')).body).toEqual([]);
    expect(await client.logOut()).toBe(204);
    expect((await client.get('/auth/profile')).status).toBe(401);
  });
});
