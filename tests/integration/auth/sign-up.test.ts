import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overInject } from '#tests/helpers/client.ts';
import { queuedCode } from '#tests/helpers/queued-code.ts';
import { aNetwork, aPassword, signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { aClient, shapeOf } from './client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const anAddress = () => `${randomUUID()}@example.com`;
const aPerson = (email: string) => ({ email, password: aPassword, fullName: 'Olena Kovalenko', position: 'Recruiter' });

async function mailsTo(email: string): Promise<string[]> {
  const rows = await app.deps.db.system
    .selectFrom('platform.mail_message')
    .select('template')
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.template);
}

async function usersOf(email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from auth."user" where lower(email) = lower(${email})`.execute(app.deps.db.system);
  return rows[0]?.n ?? 0;
}

/** As if the last code was mailed long ago. */
async function forgetWaits(): Promise<void> {
  await sql`update auth.throttle set ends_at = now() - interval '1 second'`.execute(app.deps.db.system);
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('sign-up', () => {
  it('a person › registers and types the mailed code › is signed in, verified, on the free plan', async () => {
    const email = `${randomUUID()}@Example.com`;
    const { accessToken, user } = await signUp(overInject(app), { email, language: 'uk' });
    expect(user).toMatchObject({
      email: email.toLowerCase(),
      fullName: 'Olena Kovalenko',
      language: 'uk',
      emailVerified: true,
      subscription: { plan: 'free', status: 'none', billingPeriod: null, renewalDate: null, cancelAtPeriodEnd: false },
    });
    const profile = await aClient(app).get('profile', accessToken);
    expect([profile.statusCode, profile.json()]).toEqual([200, user]);
  });

  it('a person › registers without naming a language › gets that of the browser', async () => {
    const email = anAddress();
    await aClient(app, { 'accept-language': 'uk-UA,uk;q=0.9' }).post('register', aPerson(email));
    const { language } = await app.deps.db.system
      .selectFrom('auth.user')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(language).toBe('uk');
  });

  it('5: a verified address › registered again › gets the same answer, a mail to its owner, and no session', async () => {
    const { user } = await signUp(overInject(app));
    await forgetWaits();
    const client = aClient(app);
    const [known, fresh] = [
      await client.post('register', { ...aPerson(user.email), password: 'other-Heron-77' }),
      await client.post('register', aPerson(anAddress())),
    ];
    expect(shapeOf(known)).toEqual(shapeOf(fresh));
    expect(known.statusCode).toBe(202);
    expect(known.body).toBe(fresh.body);
    expect(await mailsTo(user.email)).toEqual(['verification_code', 'welcome', 'already_registered']);
    const login = await client.post('login', { email: user.email, password: aPassword });
    expect(login.statusCode).toBe(200);
  });

  it('6: one address › registered eight times in parallel › is one account, one mail, eight same answers', async () => {
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => aClient(app).post('register', aPerson(email))));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect([answers[0]?.statusCode, await usersOf(email), await mailsTo(email)]).toEqual([
      202,
      1,
      ['verification_code'],
    ]);
  });

  it('7: one address › in two cases › is one account', async () => {
    const email = anAddress();
    await signUp(overInject(app), { email });
    await aClient(app).post('register', aPerson(email.toUpperCase()));
    expect(await usersOf(email)).toBe(1);
    const login = await aClient(app).post('login', { email: email.toUpperCase(), password: aPassword });
    expect(login.statusCode).toBe(200);
  });

  it.each([
    ['seven characters', 'Abcde1x', 'auth.password_too_short', 'Password must be at least 8 characters long.'],
    [
      'no digit',
      'Grey-Heron-Lake',
      'auth.password_weak',
      'Password must be at least 8 characters and include uppercase, lowercase, and number.',
    ],
    ['a common one (8)', 'password1A', 'auth.password_common', /common passwords/],
  ])('a password of %s › at registration › is refused with its reason', async (_, password, code, message) => {
    const email = anAddress();
    const answer = await aClient(app).post('register', { ...aPerson(email), password });
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(answer.json().message).toMatch(message);
    expect(await usersOf(email)).toBe(0);
  });

  it('9: a passphrase of 128 characters with spaces and emoji › chosen › signs in', async () => {
    const password = `Grey herons 41 ${'🦤'.repeat(113)}`;
    const { user } = await signUp(overInject(app), { password });
    const login = await aClient(app).post('login', { email: user.email, password });
    expect([Array.from(password).length, login.statusCode]).toEqual([128, 200]);
  });

  it('10: a password of 10 MB › sent › is refused before it is hashed', async () => {
    const answer = await aClient(app).post('register', { ...aPerson(anAddress()), password: 'Aa1'.repeat(3_500_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'common.payload_too_large']);
  });

  it('calls from one network › over 100 in a quarter of an hour › are refused with Retry-After', async () => {
    const network = aNetwork();
    await sql`insert into auth.throttle (key, hits, ends_at)
      values (${`calls:${network}`}, 100, now() + interval '10 minutes')`.execute(app.deps.db.system);
    const answer = await aClient(app, { 'x-forwarded-for': network }).post('register', aPerson(anAddress()));
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'auth.throttled']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
  });
});

describe('an address that several people register', () => {
  const strangersPassword = 'strange-Heron-13';

  /** A browser that registered: what it sends from now on carries the id of its registration. */
  async function aBrowser(email: string, changes: object = {}) {
    const client = aClient(app);
    const answer = await client.post('register', { ...aPerson(email), ...changes });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    await forgetWaits();
    return {
      client,
      verify: async () => client.post('verify-code', { email, code: await queuedCode(app, email) }, { cookie }),
      again: (fields: object) => client.post('register', { ...aPerson(email), ...fields }, { cookie }),
    };
  }

  const login = (email: string, password: string) => aClient(app).post('login', { email, password });
  const statusOf = async (email: string, password: string) => (await login(email, password)).statusCode;

  async function makePosition(accessToken: string): Promise<number> {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/positions',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { title: 'Nurse', level: 'middle' },
    });
    return answer.statusCode;
  }

  async function positionsOf(accessToken: string): Promise<number> {
    const answer = await app.http.inject({
      url: '/api/v1/positions',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return answer.json().length;
  }

  it('an unproven account › registered again by a stranger › stays its owner’s, signed in and with all it holds', async () => {
    const email = anAddress();
    await aBrowser(email);
    const owner = (await login(email, aPassword)).json();
    expect(await makePosition(owner.accessToken)).toBe(201);
    await aBrowser(email, { password: strangersPassword });
    expect(await statusOf(email, strangersPassword)).toBe(401);
    expect(await positionsOf(owner.accessToken)).toBe(1);
    expect(await positionsOf((await login(email, aPassword)).json().accessToken)).toBe(1);
  });

  it('a code › typed by the owner after a stranger registered too › proves the owner’s password and name', async () => {
    const email = anAddress();
    const owner = await aBrowser(email);
    await aBrowser(email, { password: strangersPassword, fullName: 'A Stranger' });
    const answer = await owner.verify();
    expect([answer.statusCode, answer.json().user.fullName]).toEqual([200, 'Olena Kovalenko']);
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([200, 401]);
  });

  it('a stranger’s unproven account › when the owner registers and proves the address › goes to nobody', async () => {
    const email = anAddress();
    const { client: stranger } = await aBrowser(email, { password: strangersPassword });
    const early = (await login(email, strangersPassword)).json();
    expect(await makePosition(early.accessToken)).toBe(201);
    const owner = (await (await aBrowser(email)).verify()).json();
    expect(await positionsOf(owner.accessToken)).toBe(0);
    expect((await stranger.get('session', early.accessToken)).statusCode).toBe(401);
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([200, 401]);
  });

  it('a code › typed elsewhere while two registrations are open › proves the address and sets no password', async () => {
    const email = anAddress();
    await aBrowser(email);
    await aBrowser(email, { password: strangersPassword });
    const answer = await aClient(app).post('verify-code', { email, code: await queuedCode(app, email) });
    expect([answer.statusCode, answer.json().user.emailVerified]).toEqual([200, true]);
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([401, 401]);
  });

  it('an account without a password › registered again and proven in one browser › gets one; a stranger’s attempt sets none', async () => {
    const email = anAddress();
    await aBrowser(email);
    await aBrowser(email, { password: strangersPassword });
    const { userId } = await aClient(app)
      .post('verify-code', { email, code: await queuedCode(app, email) })
      .then((answer) => ({ userId: answer.json().user.id }));
    await forgetWaits();
    await aBrowser(email, { password: strangersPassword });
    const byCode = await aClient(app).post('verify-code', { email, code: await queuedCode(app, email) });
    expect([byCode.json().user.id, await statusOf(email, strangersPassword)]).toEqual([userId, 401]);
    await forgetWaits();
    const owner = await aBrowser(email);
    expect((await owner.verify()).json().user.id).toBe(userId);
    expect(await statusOf(email, aPassword)).toBe(200);
  });

  it('one browser › that registers twice › keeps its account, with what it chose last', async () => {
    const email = anAddress();
    const browser = await aBrowser(email);
    const first = (await login(email, aPassword)).json();
    await browser.again({ password: 'second-Heron-52', fullName: 'Olena K.' });
    const answer = await browser.verify();
    expect([answer.json().user.id, answer.json().user.fullName]).toEqual([first.user.id, 'Olena K.']);
    expect([await statusOf(email, 'second-Heron-52'), await statusOf(email, aPassword)]).toEqual([200, 401]);
  });
});

describe('code', () => {
  async function registered() {
    const email = anAddress();
    const client = aClient(app);
    await client.post('register', aPerson(email));
    const code = await queuedCode(app, email);
    const verify = (tried: string) => client.post('verify-code', { email, code: tried });
    return { email, client, code, verify };
  }

  it('12: a wrong code › typed five times, then the right one › is refused until a new code is asked for', async () => {
    const { email, client, code, verify } = await registered();
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await verify(otherThan(code))).json().code);
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'auth.code_invalid'));
    expect((await verify(code)).json().code).toBe('auth.code_spent');
    await forgetWaits();
    await client.post('resend-code', { email });
    expect((await verify(await queuedCode(app, email))).statusCode).toBe(200);
  });

  it('wrong codes › sent in parallel › are all counted', async () => {
    const { code, verify } = await registered();
    await Promise.all(Array.from({ length: 8 }, () => verify(otherThan(code))));
    expect((await verify(code)).json().code).toBe('auth.code_spent');
  });

  it('13: a code › used twice › is no longer valid the second time', async () => {
    const { code, verify } = await registered();
    expect((await verify(code)).statusCode).toBe(200);
    const second = await verify(code);
    expect([second.statusCode, second.json().code]).toEqual([400, 'auth.code_spent']);
    expect(second.json().message).toMatch(/no longer valid/);
  });

  it('14: a code › after ten minutes and a second › has expired', async () => {
    const { code, verify } = await registered();
    await sql`update auth.code set expires_at = expires_at - interval '601 seconds'`.execute(app.deps.db.system);
    expect((await verify(code)).json().code).toBe('auth.code_expired');
  });

  it('15: an old code › after a new one was asked for › is refused', async () => {
    const { email, client, code, verify } = await registered();
    await forgetWaits();
    await client.post('resend-code', { email });
    const fresh = await queuedCode(app, email);
    expect((await verify(code)).json().code).toBe('auth.code_invalid');
    expect((await verify(fresh)).statusCode).toBe(200);
  });

  it('16: a resend › asked for ten times in a row › sends one mail, and answers the same for an unknown address', async () => {
    const { email } = await registered();
    await forgetWaits();
    const tries = async (address: string) => {
      const client = aClient(app);
      const answers = [];
      for (let n = 0; n < 10; n += 1) answers.push(shapeOf(await client.post('resend-code', { email: address })));
      return answers;
    };
    const known = await tries(email);
    expect(known).toEqual(await tries(anAddress()));
    expect(known.map((shape) => (shape as { status: number }).status)).toEqual([
      202,
      ...Array.from({ length: 9 }, () => 429),
    ]);
    expect(await mailsTo(email)).toEqual(['verification_code', 'verification_code']);
  });

  it('guesses at a verified address › after a resend › are answered like guesses at an unknown one', async () => {
    const { user } = await signUp(overInject(app));
    await forgetWaits();
    const guesses = async (email: string) => {
      const client = aClient(app);
      const answers = [shapeOf(await client.post('resend-code', { email }))];
      for (let n = 0; n < 7; n += 1) answers.push(shapeOf(await client.post('verify-code', { email, code: '123456' })));
      return answers;
    };
    expect(await guesses(user.email)).toEqual(await guesses(anAddress()));
  });

  it('a wrong code › for addresses fresh, burnt, expired, proven and unknown › is answered alike', async () => {
    const fresh = await registered();
    const burnt = await registered();
    for (let n = 0; n < 5; n += 1) await burnt.verify(otherThan(burnt.code));
    const expired = await registered();
    await sql`update auth.code set expires_at = now() - interval '1 second'
      where user_id = (select id from auth."user" where email = ${expired.email})`.execute(app.deps.db.system);
    const proven = await registered();
    await proven.verify(proven.code);
    const wrong = async (email: string, code: string) =>
      shapeOf(await aClient(app).post('verify-code', { email, code: otherThan(code) }));
    const unknown = await wrong(anAddress(), '123456');
    for (const { email, code } of [fresh, burnt, expired, proven]) expect(await wrong(email, code)).toEqual(unknown);
  });
});
