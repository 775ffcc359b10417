import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login, logout, profile, refresh, session, updateProfile } from '#contracts/auth/auth.ts';
import { currentSubscription } from '#contracts/billing/billing.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { type Client, overInject, shapeOf } from '#tests/helpers/api/client.ts';
import { aPassword, aUser, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => app.clock.set(undefined));
afterAll(() => app.close());

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const visitor = (headers: Record<string, string> = {}) => aVisitor(overInject(app), headers);

async function logIn(client: Client, email: string, mode: 'rotate' | 'stable' = 'stable'): Promise<Tokens> {
  const headers = mode === 'rotate' ? { 'x-refresh-mode': 'rotate' } : {};
  return both(await client.call(login, { body: { email, password: aPassword }, headers }));
}

async function signedIn(mode: 'rotate' | 'stable', client: Client = visitor()) {
  const { user } = await signUp(overInject(app));
  return { user, client, ...(await logIn(client, user.email, mode)) };
}

function refreshed(client: Client, refreshToken: string) {
  return client.outcome(refresh, { body: { refreshToken } });
}

/** A successful refresh, which returns two new tokens. */
async function rotated(client: Client, refreshToken: string): Promise<Tokens> {
  return both(await client.call(refresh, { body: { refreshToken } }));
}

function both({ accessToken, refreshToken }: SuccessOf<typeof refresh>): Tokens {
  if (refreshToken === undefined) throw new Error('there is no refresh token in the answer');
  return { accessToken, refreshToken };
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

/** Moves all of a session's timestamps into the past. */
async function passTime(interval: string): Promise<void> {
  await sql`update auth.session set rotated_at = rotated_at - ${interval}::interval,
    grace_since = grace_since - ${interval}::interval, idle_until = idle_until - ${interval}::interval,
    absolute_until = absolute_until - ${interval}::interval`.execute(app.deps.db.system);
}

async function mailsTo(email: string): Promise<string[]> {
  const rows = await app.deps.db.system
    .selectFrom('platform.mail_message')
    .select('template')
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.template);
}

async function isValid(client: Client, accessToken: string): Promise<boolean> {
  return (await client.outcome(session, { headers: bearer(accessToken) })).ok;
}

describe('refresh of a rotating session', () => {
  it('the current token › presented › gets a successor, and both of its tokens work', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    const answer = await refreshed(client, refreshToken);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { accessToken: expect.any(String), refreshToken: expect.any(String) },
    ]);
    const next: Tokens = JSON.parse(answer.text);
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await isValid(client, next.accessToken)).toBe(true);
    expect((await refreshed(client, next.refreshToken)).status).toBe(200);
  });

  it('21, 22: one token › presented eight times in parallel › gives one chain to all', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    const answers = await Promise.all(Array.from({ length: 8 }, () => rotated(client, refreshToken)));
    const successors = new Set(answers.map((answer) => answer.refreshToken));
    expect(successors.size).toBe(1);
    for (const successor of successors) expect((await refreshed(client, successor)).status).toBe(200);
  });

  it('23: an answer › that was lost, asked for again in five seconds › is the same token', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    const lost = await rotated(client, refreshToken);
    await passTime('5 seconds');
    expect((await rotated(client, refreshToken)).refreshToken).toBe(lost.refreshToken);
  });

  it('24: the previous token › presented after 31 seconds › ends the session, tells the owner, and stays ended', async () => {
    const { user, client, refreshToken } = await signedIn('rotate');
    const next = await rotated(client, refreshToken);
    await passTime('31 seconds');
    const reused = await client.refusal(refresh, { body: { refreshToken } });
    expect([reused.status, reused.code]).toEqual([401, 'auth.refresh_refused']);
    expect((await refreshed(client, next.refreshToken)).status).toBe(401);
    expect(await isValid(client, next.accessToken)).toBe(false);
    expect((await refreshed(client, refreshToken)).status).toBe(401);
    expect(await mailsTo(user.email)).toEqual(['verification_code', 'welcome', 'new_device', 'signed_out_everywhere']);
    const { rows } = await sql<{ payload: unknown }>`select payload from platform.event
      where type = 'auth.session.revoked' and owner_id = ${user.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ payload: { userId: user.id, reason: 'reuse' } }]);
  });

  it('25: a token two generations old › presented within 30 seconds › ends the session', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    const second = await rotated(client, refreshToken);
    const third = await rotated(client, second.refreshToken);
    expect((await refreshed(client, refreshToken)).status).toBe(401);
    expect((await refreshed(client, third.refreshToken)).status).toBe(401);
  });

  it('the previous token › from another network and another browser › ends the session', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    const next = await rotated(client, refreshToken);
    const thief = visitor({ 'user-agent': 'another browser' });
    expect((await refreshed(thief, refreshToken)).status).toBe(401);
    expect((await refreshed(client, next.refreshToken)).status).toBe(401);
  });

  it('the previous token › from another network, same browser › is a phone on the move', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    await refreshed(client, refreshToken);
    expect((await refreshed(visitor(), refreshToken)).status).toBe(200);
  });

  it('the grace › used more than twenty times a day › ends the session', async () => {
    const { client, refreshToken } = await signedIn('rotate');
    await refreshed(client, refreshToken);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await refreshed(client, refreshToken)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 401]);
  });

  it('a session › unused for 14 days, or 30 days old › has ended', async () => {
    const idle = await signedIn('rotate');
    await passTime('14 days 1 second');
    expect((await refreshed(idle.client, idle.refreshToken)).status).toBe(401);

    const old = await signedIn('rotate');
    let token = old.refreshToken;
    for (let day = 0; day < 3; day += 1) {
      await passTime('9 days 23 hours');
      token = (await rotated(old.client, token)).refreshToken;
    }
    await passTime('4 hours');
    expect((await refreshed(old.client, token)).status).toBe(401);
  });

  it('a token nobody issued › presented › is refused and ends nothing', async () => {
    const { client, accessToken } = await signedIn('rotate');
    const answer = await refreshed(client, `rt_${randomBytes(32).toString('base64url')}`);
    expect([answer.status, await isValid(client, accessToken)]).toEqual([401, true]);
  });
});

describe('refresh of a stable session', () => {
  it('26: the same token › used for three days › gives an access token each time, and nothing else', async () => {
    const { client, refreshToken } = await signedIn('stable');
    for (let n = 0; n < 6; n += 1) {
      await passTime('12 hours');
      const answer = await client.call(refresh, { body: { refreshToken } });
      expect(Object.keys(answer)).toEqual(['accessToken']);
      expect(await isValid(client, answer.accessToken)).toBe(true);
    }
  });

  it('a session › unused for a day, or a week old › has ended', async () => {
    const idle = await signedIn('stable');
    await passTime('24 hours 1 second');
    expect((await refreshed(idle.client, idle.refreshToken)).status).toBe(401);

    const old = await signedIn('stable');
    for (let day = 0; day < 7; day += 1) {
      await passTime('23 hours');
      expect((await refreshed(old.client, old.refreshToken)).status).toBe(200);
    }
    await passTime('8 hours');
    expect((await refreshed(old.client, old.refreshToken)).status).toBe(401);
  });

  it('the header of rotation › sent with a refresh › does not change the mode', async () => {
    const { client, refreshToken } = await signedIn('stable');
    const answer = await client.call(refresh, { body: { refreshToken }, headers: { 'x-refresh-mode': 'rotate' } });
    expect(Object.keys(answer)).toEqual(['accessToken']);
  });
});

describe('logout', () => {
  it('27: with an expired access token › ends the session', async () => {
    const { client, accessToken, refreshToken } = await signedIn('rotate');
    app.clock.set(new Date(Date.now() + 3_600_000));
    const headers = { 'refresh-token': refreshToken, ...bearer(accessToken) };
    const answer = await client.outcome(logout, { headers });
    expect([answer.status, answer.text]).toEqual([204, '']);
    app.clock.set(undefined);
    expect([await isValid(client, accessToken), (await refreshed(client, refreshToken)).status]).toEqual([false, 401]);
  });

  it('without a token, as empty JSON, with a broken token, twice › answers 204 each time', async () => {
    const { client, refreshToken } = await signedIn('stable');
    const statuses = [];
    for (const headers of [
      {},
      { 'content-type': 'application/json' },
      { 'refresh-token': 'x' },
      ...[1, 2].map(() => ({ 'refresh-token': refreshToken })),
    ]) {
      statuses.push((await client.outcome(logout, { headers })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
  });

  it('of one session › leaves the others', async () => {
    const { user, client, refreshToken } = await signedIn('rotate');
    const other = await logIn(client, user.email);
    await client.call(logout, { headers: { 'refresh-token': refreshToken } });
    expect(await isValid(client, other.accessToken)).toBe(true);
  });
});

describe('sessions of one user', () => {
  it('the eleventh › opened › ends the oldest', async () => {
    const { user, client, accessToken: second } = await signedIn('rotate');
    const tokens: Tokens[] = [];
    for (let n = 0; n < 9; n += 1) tokens.push(await logIn(client, user.email));
    const live = await sql<{ n: number }>`select count(*)::int as n from auth.session
      where user_id = ${user.id} and revoked_at is null`.execute(app.deps.db.system);
    expect([live.rows[0]?.n, await isValid(client, second)]).toEqual([10, true]);
    await logIn(client, user.email);
    expect([await isValid(client, second), await isValid(client, tokens[0]?.accessToken ?? '')]).toEqual([false, true]);
  });
});

describe('access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const decode = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());

  function forged(token: string, header: object, claims: object, key: string = app.config.JWT_KEY): string {
    const [head, body] = token.split('.');
    const input = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`;
    return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
  }

  it('as issued › says who and until when, and nothing personal', async () => {
    const { user, accessToken } = await signedIn('rotate');
    const [head, body] = accessToken.split('.');
    const claims = decode(body);
    expect(decode(head)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect([claims['sub'], Number(claims['exp']) - Number(claims['iat'])]).toEqual([user.id, 900]);
  });

  it('re-signed unchanged by the test › is accepted, so that the refusals below mean something', async () => {
    const { client, accessToken } = await signedIn('rotate');
    expect(await isValid(client, forged(accessToken, {}, {}))).toBe(true);
  });

  it.each([
    ['another key', {}, {}, randomBytes(32).toString('base64')],
    ['another key id', { kid: 'AAAAAAAA' }, {}, undefined],
    ['another type', { typ: 'JWT' }, {}, undefined],
    ['another audience', {}, { aud: 'someone' }, undefined],
    ['another issuer', {}, { iss: 'https://elsewhere.example' }, undefined],
    ['another session', {}, { sid: '0198a000-0000-7000-8000-000000000000' }, undefined],
    ['another user', {}, { sub: '0198a000-0000-7000-8000-000000000000' }, undefined],
    ['no expiry', {}, { exp: undefined }, undefined],
    ['another algorithm named', { alg: 'HS512' }, {}, undefined],
  ])('20: with %s › is refused', async (_, header, claims, key) => {
    const { client, accessToken } = await signedIn('rotate');
    const answer = await client.refusal(session, { headers: bearer(forged(accessToken, header, claims, key)) });
    expect([answer.status, answer.code]).toEqual([401, 'common.unauthorized']);
  });

  it('20: with alg none, without a signature, cut › is refused', async () => {
    const { client, accessToken } = await signedIn('rotate');
    const [head, body] = accessToken.split('.');
    for (const token of [
      `${encode({ ...decode(head), alg: 'none' })}.${body}.`,
      `${head}.${body}.`,
      `${head}.${body}`,
      accessToken.slice(0, -2),
    ]) {
      expect(await isValid(client, token)).toBe(false);
    }
  });

  it('15 minutes old › within the leeway of 30 seconds › is valid, after it not', async () => {
    const { client, accessToken } = await signedIn('rotate');
    const { exp } = decode(accessToken.split('.')[1]);
    app.clock.set(new Date(Number(exp) * 1000 + 29_000));
    expect(await isValid(client, accessToken)).toBe(true);
    app.clock.set(new Date(Number(exp) * 1000 + 31_000));
    expect(await isValid(client, accessToken)).toBe(false);
  });

  it('signed with the previous key › while that is configured › is valid', async () => {
    const previous = randomBytes(32).toString('base64');
    const rolled = await startTestApp({ JWT_PREVIOUS_KEY: previous });
    try {
      const { accessToken } = await signUp(overInject(rolled));
      const kid = createHash('sha256').update(previous).digest('base64url').slice(0, 8);
      const client = aVisitor(overInject(rolled));
      expect(await isValid(client, forged(accessToken, { kid }, {}, previous))).toBe(true);
      expect(await isValid(client, forged(accessToken, {}, {}, previous))).toBe(false);
    } finally {
      await rolled.close();
    }
  });

  it('of a deleted user › is refused', async () => {
    const { user, client, accessToken } = await signedIn('rotate');
    await app.deps.db.system.deleteFrom('auth.user').where('id', '=', user.id).execute();
    expect(await isValid(client, accessToken)).toBe(false);
  });
});

describe('profile', () => {
  it('one field › changed › leaves the others', async () => {
    const owner = await aUser(overInject(app));
    const answer = await owner.call(updateProfile, { body: { language: 'uk', timezone: 'Europe/Kyiv' } });
    expect(answer).toEqual({ ...owner.session.user, language: 'uk', timezone: 'Europe/Kyiv' });
  });

  it.each([
    ['an empty name', { fullName: '  ' }],
    ['a time zone that is none', { timezone: 'Mars/Olympus' }],
    ['fields that are not the user’s to set', { emailVerified: true }],
  ])('%s › sent › is refused and changes nothing', async (_, change) => {
    const owner = await aUser(overInject(app));
    const answer = await owner.refusal(updateProfile, { body: change });
    expect([answer.status, answer.code]).toEqual([400, 'common.bad_request']);
    expect(await owner.call(profile)).toEqual(owner.session.user);
  });

  it('the subscription › read › is the account’s own', async () => {
    const owner = await aUser(overInject(app));
    expect(await owner.call(currentSubscription)).toMatchObject(owner.session.user.subscription);
  });

  it('tables of auth › read as a tenant › show the tenant’s own rows and nobody else’s', async () => {
    const [mine] = [await signUp(overInject(app)), await signUp(overInject(app))];
    await app.deps.db.tenant.transaction().execute(async (tx) => {
      await sql`select set_config('app.user_id', ${mine.user.id}, true)`.execute(tx);
      expect((await tx.selectFrom('auth.user').select('id').execute()).map((row) => row.id)).toEqual([mine.user.id]);
      for (const [table, column] of [
        ['auth.session', 'user_id'],
        ['platform.mail_message', 'owner_id'],
      ] as const) {
        const { rows } = await sql<{ owner: string }>`select distinct ${sql.ref(column)} as owner
          from ${sql.table(table)}`.execute(tx);
        expect(rows).toEqual([{ owner: mine.user.id }]);
      }
    });
  });

  it('refusals › of missing, broken and foreign tokens › are one and the same', async () => {
    const refused = await Promise.all(
      [{}, bearer('x'), bearer('a.b.c')].map((headers) => visitor().refusal(session, { headers })),
    );
    expect(new Set(refused.map((answer) => JSON.stringify(shapeOf(answer)))).size).toBe(1);
  });
});
