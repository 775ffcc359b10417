import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { overInject } from '#tests/helpers/client.ts';
import { aPassword, signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { type Client, aClient, shapeOf } from './client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

function tryLogin(client: Client, email: string, password: string, cookie?: string) {
  return client.post('login', { email, password }, cookie === undefined ? {} : { cookie });
}

/** Misses from networks of their own, so that only the account's counter moves. */
async function miss(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await tryLogin(aClient(app), email, 'wrong-Heron-1')).statusCode);
  return statuses;
}

async function passTime(seconds: number): Promise<void> {
  await sql`update auth.throttle set ends_at = ends_at - make_interval(secs => ${seconds}::int)`.execute(
    app.deps.db.system,
  );
}

// Longer than any test takes: a wait must not run out by itself between two steps.
const aMinute = 60;

async function databaseSeconds(): Promise<number> {
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 as at`.execute(
    app.deps.db.system,
  );
  return rows[0]?.at ?? 0;
}

/** Of the counter of an address. */
function loginKey(email: string): string {
  return `login:${addressHash(app.config.PEPPER, email).toString('base64url')}`;
}

async function endOfWait(email: string): Promise<number> {
  const { rows } = await sql<{ at: number }>`select extract(epoch from ends_at)::float8 as at
    from auth.throttle where key = ${loginKey(email)}`.execute(app.deps.db.system);
  return rows[0]?.at ?? 0;
}

describe('login', () => {
  it('the right password › sent › answers tokens and the user, and marks the device', async () => {
    const { user } = await signUp(overInject(app));
    const answer = await tryLogin(aClient(app), user.email, aPassword);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(answer.json().user).toEqual(user);
    expect(answer.json().refreshToken).toMatch(/^rt_[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toMatch(/^dev=.+; HttpOnly; SameSite=Lax$/);
  });

  it('1, 2: a wrong password and an unknown address › sent › get one and the same answer', async () => {
    const { user } = await signUp(overInject(app));
    const known = await tryLogin(aClient(app), user.email, 'wrong-Heron-1');
    const unknown = await tryLogin(aClient(app), `${randomUUID()}@example.com`, 'wrong-Heron-1');
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect([known.statusCode, known.json().message]).toEqual([401, 'Invalid email or password']);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  });

  it('3: six misses in a row › then the right password at once › waits, and works after the wait', async () => {
    const { user } = await signUp(overInject(app));
    expect(await miss(user.email, 5)).toEqual([401, 401, 401, 401, 401]);
    await passTime(-aMinute);
    expect(await miss(user.email, 1)).toEqual([429]);
    const early = await tryLogin(aClient(app), user.email, aPassword);
    expect([early.statusCode, early.json().code]).toEqual([429, 'auth.throttled']);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    await passTime(aMinute + 1);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
    expect(await miss(user.email, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it.each(['a known', 'an unknown'])(
    'the wait of %s address › with each further miss › doubles up to a quarter of an hour',
    async (kind) => {
      const email = kind === 'a known' ? (await signUp(overInject(app))).user.email : `${randomUUID()}@example.com`;
      await miss(email, 4);
      for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        const before = await databaseSeconds();
        await miss(email, 1);
        const startedAt = (await endOfWait(email)) - wait;
        expect([wait, startedAt >= before && startedAt <= (await databaseSeconds())]).toEqual([wait, true]);
        await passTime(901);
      }
    },
  );

  it('fifty guesses › sent at once where the next miss means minutes of waiting › only two are evaluated', async () => {
    const { user } = await signUp(overInject(app));
    await miss(user.email, 1);
    await sql`update auth.throttle set hits = 13, ends_at = now() - interval '1 second'
      where key = ${loginKey(user.email)}`.execute(app.deps.db.system);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryLogin(aClient(app), user.email, 'wrong-Heron-1')),
    );
    const evaluated = answers.filter((answer) => answer.statusCode === 401).length;
    // Two turns at once: the second may have begun before the first was found wrong.
    expect(evaluated).toBeGreaterThanOrEqual(1);
    expect(evaluated).toBeLessThanOrEqual(2);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(50 - evaluated);
  });

  it('4: misses of others › fifty of them › do not keep out the owner at a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = String((await tryLogin(aClient(app), user.email, aPassword)).headers['set-cookie']).split(';')[0];
    await miss(user.email, 50);
    await passTime(-aMinute);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(429);
    expect((await tryLogin(aClient(app), user.email, aPassword, cookie)).statusCode).toBe(200);
    const forged = `dev=${'A'.repeat(22)}.${'A'.repeat(43)}`;
    expect((await tryLogin(aClient(app), user.email, aPassword, forged)).statusCode).toBe(429);
  });

  it('a device of one account › used for another › has no say there', async () => {
    const [mine, other] = [await signUp(overInject(app)), await signUp(overInject(app))];
    const cookie = String((await tryLogin(aClient(app), mine.user.email, aPassword)).headers['set-cookie']).split(
      ';',
    )[0];
    await miss(other.user.email, 6);
    await passTime(-aMinute);
    expect((await tryLogin(aClient(app), other.user.email, aPassword, cookie)).statusCode).toBe(429);
  });

  it('a hundred misses › at a known or an unknown address › close the password, not a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = String((await tryLogin(aClient(app), user.email, aPassword)).headers['set-cookie']).split(';')[0];
    const unknown = `${randomUUID()}@example.com`;
    for (const email of [user.email, unknown]) {
      await miss(email, 1);
      await sql`update auth.throttle set hits = 99, ends_at = now() - interval '1 day'
        where key = ${loginKey(email)}`.execute(app.deps.db.system);
      await miss(email, 1);
    }
    await passTime(86_400);
    const closed = await tryLogin(aClient(app), user.email, aPassword);
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'auth.password_closed']);
    expect(shapeOf(closed)).toEqual(shapeOf(await tryLogin(aClient(app), unknown, aPassword)));
    expect((await tryLogin(aClient(app), user.email, aPassword, cookie)).statusCode).toBe(200);
  });

  it('one network › after twenty misses at as many accounts › is refused, another one is not', async () => {
    const { user } = await signUp(overInject(app));
    const client = aClient(app);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await tryLogin(client, `${randomUUID()}@example.com`, 'wrong-Heron-1')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await tryLogin(client, user.email, aPassword)).statusCode).toBe(429);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
  });

  // Seen: behind a proxy that was not named all users were one network, and 20 misses of one locked out all of them.
  it('one network › shut by the misses of another account › still lets in a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = String((await tryLogin(aClient(app), user.email, aPassword)).headers['set-cookie']).split(';')[0];
    const client = aClient(app);
    for (let n = 0; n < 101; n += 1) await tryLogin(client, `${randomUUID()}@example.com`, 'wrong-Heron-1');
    expect((await tryLogin(client, user.email, aPassword)).statusCode).toBe(429);
    expect((await tryLogin(client, user.email, aPassword, cookie)).statusCode).toBe(200);
    // Its own misses make it wait as before.
    for (let n = 0; n < 5; n += 1) await tryLogin(client, user.email, 'wrong-Heron-1', cookie);
    await passTime(-aMinute);
    expect((await tryLogin(client, user.email, aPassword, cookie)).statusCode).toBe(429);
  });

  it('a password hashed at another cost › used to sign in › is hashed anew', async () => {
    const { user } = await signUp(overInject(app));
    const stored = async () =>
      (
        await app.deps.db.system
          .selectFrom('auth.user')
          .select('password_hash')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).password_hash;
    const standard = await startTestApp({ PASSWORD_HASH: 'standard' });
    try {
      const made = await signUp(overInject(standard));
      const { password_hash: hash } = await standard.deps.db.system
        .selectFrom('auth.user')
        .select('password_hash')
        .where('id', '=', made.user.id)
        .executeTakeFirstOrThrow();
      await app.deps.db.system
        .updateTable('auth.user')
        .set({ password_hash: hash })
        .where('id', '=', user.id)
        .execute();
    } finally {
      await standard.close();
    }
    expect(await stored()).toMatch(/m=65536/);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
    expect(await stored()).toMatch(/m=19456/);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
  });

  it('11: 100 logins › at once › are each served or told when to come back', async () => {
    const { user } = await signUp(overInject(app));
    // No turn is waited for too long, however slow the machine: who is refused found the queue full.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = await Promise.all(Array.from({ length: 100 }, () => tryLogin(aClient(app), user.email, aPassword)));
    vi.useRealTimers();
    const served = answers.filter((answer) => answer.statusCode === 200);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(refused.map((answer) => [answer.statusCode, Number(answer.headers['retry-after']) > 0])).toEqual(
      refused.map(() => [503, true]),
    );
    // Two at work and fifty in the queue.
    expect(served.length).toBeGreaterThanOrEqual(52);
    const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions from auth.session
      where user_id = ${user.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ sessions: 1 + served.length }]);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
  });
});
