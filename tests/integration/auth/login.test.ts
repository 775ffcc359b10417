import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPassword, signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { type Client, aClient, shapeOf } from './client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

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

describe('login', () => {
  it('the right password › sent › answers tokens and the user, and marks the device', async () => {
    const { user } = await signUp(app);
    const answer = await tryLogin(aClient(app), user.email, aPassword);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(answer.json().user).toEqual(user);
    expect(answer.json().refreshToken).toMatch(/^rt_[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toMatch(/^dev=.+; HttpOnly; SameSite=Lax$/);
  });

  it('a wrong password and an unknown address › sent › get one and the same answer', async () => {
    const { user } = await signUp(app);
    const known = await tryLogin(aClient(app), user.email, 'wrong-Heron-1');
    const unknown = await tryLogin(aClient(app), `${randomUUID()}@example.com`, 'wrong-Heron-1');
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect([known.statusCode, known.json().message]).toEqual([401, 'Invalid email or password']);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  });

  it('six misses in a row › then the right password at once › waits, and works after the wait', async () => {
    const { user } = await signUp(app);
    expect(await miss(user.email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const early = await tryLogin(aClient(app), user.email, aPassword);
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'auth.throttled', '1']);
    await passTime(2);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
    expect(await miss(user.email, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('the wait › after each further miss › doubles up to a quarter of an hour, and is the same for an unknown address', async () => {
    const waits = async (email: string) => {
      await miss(email, 5);
      const seen = [];
      for (let n = 0; n < 12; n += 1) {
        const refused = await tryLogin(aClient(app), email, aPassword);
        seen.push(Number(refused.headers['retry-after']));
        await passTime(901);
        await miss(email, 1);
      }
      return seen;
    };
    const { user } = await signUp(app);
    const expected = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    expect([await waits(user.email), await waits(`${randomUUID()}@example.com`)]).toEqual([expected, expected]);
  });

  it('fifty guesses › sent at once › are evaluated only up to the wait', async () => {
    const { user } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryLogin(aClient(app), user.email, 'wrong-Heron-1')),
    );
    const evaluated = answers.filter((answer) => answer.statusCode === 401).length;
    // Two hash at a time: at most one guess is under way when the fifth miss starts the wait.
    expect(evaluated).toBeLessThanOrEqual(6);
    expect(answers.every((answer) => [401, 429].includes(answer.statusCode))).toBe(true);
  });

  it('misses of others › fifty of them › do not keep out the owner at a device that signed in before', async () => {
    const { user } = await signUp(app);
    const cookie = String((await tryLogin(aClient(app), user.email, aPassword)).headers['set-cookie']).split(';')[0];
    await miss(user.email, 50);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(429);
    expect((await tryLogin(aClient(app), user.email, aPassword, cookie)).statusCode).toBe(200);
    const forged = `dev=${'A'.repeat(22)}.${'A'.repeat(43)}`;
    expect((await tryLogin(aClient(app), user.email, aPassword, forged)).statusCode).toBe(429);
  });

  it('a device of one account › used for another › has no say there', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)];
    const cookie = String((await tryLogin(aClient(app), mine.user.email, aPassword)).headers['set-cookie']).split(
      ';',
    )[0];
    await miss(other.user.email, 6);
    expect((await tryLogin(aClient(app), other.user.email, aPassword, cookie)).statusCode).toBe(429);
  });

  it('a hundred misses › and no wait left › still keep the password closed', async () => {
    const { user } = await signUp(app);
    await miss(user.email, 1);
    await sql`update auth.throttle set hits = 100, ends_at = now() - interval '1 day' where hits = 1 and key like 'login:%'`.execute(
      app.deps.db.system,
    );
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(429);
  });

  it('one network › after twenty misses at as many accounts › is refused, another one is not', async () => {
    const { user } = await signUp(app);
    const client = aClient(app);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await tryLogin(client, `${randomUUID()}@example.com`, 'wrong-Heron-1')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await tryLogin(client, user.email, aPassword)).statusCode).toBe(429);
    expect((await tryLogin(aClient(app), user.email, aPassword)).statusCode).toBe(200);
  });

  it('a password hashed at another cost › used to sign in › is hashed anew', async () => {
    const { user } = await signUp(app);
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
      const made = await signUp(standard);
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

  it('100 logins › within moments › are each served or told when to come back', async () => {
    const { user } = await signUp(app);
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tryLogin(aClient(app), user.email, aPassword)));
    expect(Date.now() - started).toBeLessThan(8000);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(refused.map((answer) => [answer.statusCode, Number(answer.headers['retry-after']) > 0])).toEqual(
      refused.map(() => [503, true]),
    );
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(40);
  });
});
