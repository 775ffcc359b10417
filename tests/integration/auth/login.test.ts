import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { login } from '#contracts/auth/auth.ts';
import { type Client, cookieOf, overInject, shapeOf } from '#tests/helpers/api/client.ts';
import { aPassword, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

const visitor = () => aVisitor(overInject(app));

function tryLogin(client: Client, email: string, password: string, cookie?: string) {
  return client.outcome(login, { body: { email, password }, headers: cookie === undefined ? {} : { cookie } });
}

/** Failed logins from different networks, so that only the account's counter increases. */
async function miss(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await tryLogin(visitor(), email, 'wrong-Heron-1')).status);
  return statuses;
}

async function passTime(seconds: number): Promise<void> {
  await sql`update auth.throttle set ends_at = ends_at - make_interval(secs => ${seconds}::int)`.execute(
    app.deps.db.system,
  );
}

// Longer than any test: a wait must not expire by itself between two steps.
const aMinute = 60;

async function databaseSeconds(): Promise<number> {
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 as at`.execute(
    app.deps.db.system,
  );
  return rows[0]?.at ?? 0;
}

/** Key of the counter for an address. */
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
    const answer = await tryLogin(visitor(), user.email, aPassword);
    expect(JSON.parse(answer.text)).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.stringMatching(/^rt_[\w-]{43}$/),
      user,
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^dev=.+; HttpOnly; SameSite=Lax$/);
  });

  it('1, 2: a wrong password and an unknown address › sent › get one and the same answer', async () => {
    const { user } = await signUp(overInject(app));
    const refused = (email: string) => visitor().refusal(login, { body: { email, password: 'wrong-Heron-1' } });
    const [known, unknown] = [await refused(user.email), await refused(`${randomUUID()}@example.com`)];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect([known.status, known.message]).toEqual([401, 'Invalid email or password']);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it('3: six misses in a row › then the right password at once › waits, and works after the wait', async () => {
    const { user } = await signUp(overInject(app));
    expect(await miss(user.email, 5)).toEqual([401, 401, 401, 401, 401]);
    await passTime(-aMinute);
    expect(await miss(user.email, 1)).toEqual([429]);
    const early = await visitor().refusal(login, { body: { email: user.email, password: aPassword } });
    expect([early.status, early.code]).toEqual([429, 'auth.throttled']);
    expect(Number(early.retryAfter)).toBeGreaterThan(0);
    await passTime(aMinute + 1);
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(200);
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
      Array.from({ length: 50 }, () => tryLogin(visitor(), user.email, 'wrong-Heron-1')),
    );
    const evaluated = answers.filter((answer) => answer.status === 401).length;
    // Two run at a time: the second may have started before the first was found wrong.
    expect(evaluated).toBeGreaterThanOrEqual(1);
    expect(evaluated).toBeLessThanOrEqual(2);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(50 - evaluated);
  });

  it('4: misses of others › fifty of them › do not keep out the owner at a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = cookieOf(await tryLogin(visitor(), user.email, aPassword));
    await miss(user.email, 50);
    await passTime(-aMinute);
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(429);
    expect((await tryLogin(visitor(), user.email, aPassword, cookie)).status).toBe(200);
    const forged = `dev=${'A'.repeat(22)}.${'A'.repeat(43)}`;
    expect((await tryLogin(visitor(), user.email, aPassword, forged)).status).toBe(429);
  });

  it('a device of one account › used for another › has no say there', async () => {
    const [mine, other] = [await signUp(overInject(app)), await signUp(overInject(app))];
    const cookie = cookieOf(await tryLogin(visitor(), mine.user.email, aPassword));
    await miss(other.user.email, 6);
    await passTime(-aMinute);
    expect((await tryLogin(visitor(), other.user.email, aPassword, cookie)).status).toBe(429);
  });

  it('a hundred misses › at a known or an unknown address › close the password, not a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = cookieOf(await tryLogin(visitor(), user.email, aPassword));
    const unknown = `${randomUUID()}@example.com`;
    for (const email of [user.email, unknown]) {
      await miss(email, 1);
      await sql`update auth.throttle set hits = 99, ends_at = now() - interval '1 day'
        where key = ${loginKey(email)}`.execute(app.deps.db.system);
      await miss(email, 1);
    }
    await passTime(86_400);
    const closed = await visitor().refusal(login, { body: { email: user.email, password: aPassword } });
    expect([closed.status, closed.code]).toEqual([403, 'auth.password_closed']);
    expect(shapeOf(closed)).toEqual(shapeOf(await tryLogin(visitor(), unknown, aPassword)));
    expect((await tryLogin(visitor(), user.email, aPassword, cookie)).status).toBe(200);
  });

  it('one network › after twenty misses at as many accounts › is refused, another one is not', async () => {
    const { user } = await signUp(overInject(app));
    const client = visitor();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await tryLogin(client, `${randomUUID()}@example.com`, 'wrong-Heron-1')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await tryLogin(client, user.email, aPassword)).status).toBe(429);
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(200);
  });

  // Regression: behind a proxy missing from TRUST_PROXY all users were one network, and 20 failed logins of one locked
  // out all of them.
  it('one network › shut by the misses of another account › still lets in a device that signed in before', async () => {
    const { user } = await signUp(overInject(app));
    const cookie = cookieOf(await tryLogin(visitor(), user.email, aPassword));
    const client = visitor();
    for (let n = 0; n < 101; n += 1) await tryLogin(client, `${randomUUID()}@example.com`, 'wrong-Heron-1');
    expect((await tryLogin(client, user.email, aPassword)).status).toBe(429);
    expect((await tryLogin(client, user.email, aPassword, cookie)).status).toBe(200);
    // Its own failed logins still make it wait.
    for (let n = 0; n < 5; n += 1) await tryLogin(client, user.email, 'wrong-Heron-1', cookie);
    await passTime(-aMinute);
    expect((await tryLogin(client, user.email, aPassword, cookie)).status).toBe(429);
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
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(200);
    expect(await stored()).toMatch(/m=19456/);
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(200);
  });

  it('11: 100 logins › at once › are each served or told when to come back', async () => {
    const { user } = await signUp(overInject(app));
    // Fake timers keep waiting logins from timing out, however slow the machine: those refused found the queue full.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = await Promise.all(Array.from({ length: 100 }, () => tryLogin(visitor(), user.email, aPassword)));
    vi.useRealTimers();
    const served = answers.filter((answer) => answer.ok);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.map((answer) => [answer.status, Number(answer.retryAfter) > 0])).toEqual(
      refused.map(() => [503, true]),
    );
    // Two running and fifty in the queue.
    expect(served.length).toBeGreaterThanOrEqual(52);
    const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions from auth.session
      where user_id = ${user.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ sessions: 1 + served.length }]);
    expect((await tryLogin(visitor(), user.email, aPassword)).status).toBe(200);
  });
});
