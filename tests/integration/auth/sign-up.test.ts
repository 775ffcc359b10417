import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthAnswer, login, profile, register, resendCode, session, verifyCode } from '#contracts/auth/auth.ts';
import { listPositions } from '#contracts/hiring/positions.ts';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { newRegistrationId, openRegistration, openRegistrations } from '#modules/auth/registration/registrations.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { type Client, cookieOf, overInject, shapeOf } from '#tests/helpers/api/client.ts';
import { queuedCode } from '#tests/helpers/api/queued-code.ts';
import {
  type SignUpFields,
  aNetwork,
  aPassword,
  aPerson,
  aVisitor,
  signUp,
  userOf,
} from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const anAddress = () => `${randomUUID()}@example.com`;
const visitor = (headers: Record<string, string> = {}) => aVisitor(overInject(app), headers);

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
    const answer = await signUp(overInject(app), { email, language: 'uk' });
    expect(answer.user).toMatchObject({
      email: email.toLowerCase(),
      fullName: 'Olena Kovalenko',
      language: 'uk',
      emailVerified: true,
      subscription: { plan: 'free', status: 'none', billingPeriod: null, renewalDate: null, cancelAtPeriodEnd: false },
    });
    expect(await userOf(overInject(app), answer).call(profile)).toEqual(answer.user);
  });

  it('a person › registers without naming a language › gets that of the browser', async () => {
    const email = anAddress();
    await visitor({ 'accept-language': 'uk-UA,uk;q=0.9' }).call(register, { body: aPerson({ email }) });
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
    const client = visitor();
    const [known, fresh] = [
      await client.outcome(register, { body: aPerson({ email: user.email, password: 'other-Heron-77' }) }),
      await client.outcome(register, { body: aPerson() }),
    ];
    expect([known.status, known.text]).toEqual([202, fresh.text]);
    expect(fresh.status).toBe(202);
    expect(await mailsTo(user.email)).toEqual(['verification_code', 'welcome', 'already_registered']);
    await client.call(login, { body: { email: user.email, password: aPassword } });
  });

  it('6: one address › registered eight times in parallel › is one account, one mail, eight same answers', async () => {
    const email = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor().outcome(register, { body: aPerson({ email }) })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, await usersOf(email), await mailsTo(email)]).toEqual([202, 1, ['verification_code']]);
  });

  it('7: one address › in two cases › is one account', async () => {
    const email = anAddress();
    await signUp(overInject(app), { email });
    await visitor().call(register, { body: aPerson({ email: email.toUpperCase() }) });
    expect(await usersOf(email)).toBe(1);
    await visitor().call(login, { body: { email: email.toUpperCase(), password: aPassword } });
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
    const answer = await visitor().refusal(register, { body: aPerson({ email, password }) });
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect(answer.message).toMatch(message);
    expect(await usersOf(email)).toBe(0);
  });

  it('9: a passphrase of 128 characters with spaces and emoji › chosen › signs in', async () => {
    const password = `Grey herons 41 ${'🦤'.repeat(113)}`;
    const { user } = await signUp(overInject(app), { password });
    expect(Array.from(password)).toHaveLength(128);
    await visitor().call(login, { body: { email: user.email, password } });
  });

  it('10: a password of 10 MB › sent › is refused before it is hashed', async () => {
    const answer = await visitor().refusal(register, { body: aPerson({ password: 'Aa1'.repeat(3_500_000) }) });
    expect([answer.status, answer.code]).toEqual([413, 'common.payload_too_large']);
  });

  it('calls from one network › over 100 in a quarter of an hour › are refused with Retry-After', async () => {
    const network = aNetwork();
    await sql`insert into auth.throttle (key, hits, ends_at)
      values (${`calls:${network}`}, 100, now() + interval '10 minutes')`.execute(app.deps.db.system);
    const answer = await visitor({ 'x-forwarded-for': network }).refusal(register, { body: aPerson() });
    expect([answer.status, answer.code]).toEqual([429, 'auth.throttled']);
    expect(Number(answer.retryAfter)).toBeGreaterThan(590);
  });
});

describe('an address that several people register', () => {
  const strangersPassword = 'strange-Heron-13';

  /** A browser that has registered: its further requests carry the id of its registration. */
  async function aBrowser(email: string, changes: SignUpFields = {}) {
    const client = visitor();
    const cookie = cookieOf(await client.outcome(register, { body: aPerson({ email, ...changes }) }));
    await forgetWaits();
    return {
      verify: () => verified(client, email, { cookie }),
      again: (fields: SignUpFields) =>
        client.call(register, { body: aPerson({ email, ...fields }), headers: { cookie } }),
    };
  }

  async function verified(client: Client, email: string, headers: Record<string, string> = {}) {
    return client.call(verifyCode, { body: { email, code: await queuedCode(app, email) }, headers });
  }

  const logIn = (email: string, password: string) => visitor().call(login, { body: { email, password } });
  const statusOf = async (email: string, password: string) =>
    (await visitor().outcome(login, { body: { email, password } })).status;
  const as = (answer: AuthAnswer) => userOf(overInject(app), answer);

  it('an unproven account › registered again by a stranger › stays its owner’s, signed in and with all it holds', async () => {
    const email = anAddress();
    await aBrowser(email);
    const owner = as(await logIn(email, aPassword));
    await aPosition(owner);
    await aBrowser(email, { password: strangersPassword });
    expect(await statusOf(email, strangersPassword)).toBe(401);
    expect(await owner.call(listPositions)).toHaveLength(1);
    expect(await as(await logIn(email, aPassword)).call(listPositions)).toHaveLength(1);
  });

  it('a code › typed by the owner after a stranger registered too › proves the owner’s password and name', async () => {
    const email = anAddress();
    const owner = await aBrowser(email);
    await aBrowser(email, { password: strangersPassword, fullName: 'A Stranger' });
    expect((await owner.verify()).user.fullName).toBe('Olena Kovalenko');
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([200, 401]);
  });

  it('a stranger’s unproven account › when the owner registers and proves the address › goes to nobody', async () => {
    const email = anAddress();
    await aBrowser(email, { password: strangersPassword });
    const early = as(await logIn(email, strangersPassword));
    await aPosition(early);
    const owner = as(await (await aBrowser(email)).verify());
    expect(await owner.call(listPositions)).toEqual([]);
    expect((await early.refusal(session)).status).toBe(401);
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([200, 401]);
  });

  it('a code › typed elsewhere while two registrations are open › proves the address and sets no password', async () => {
    const email = anAddress();
    await aBrowser(email);
    await aBrowser(email, { password: strangersPassword });
    expect((await verified(visitor(), email)).user.emailVerified).toBe(true);
    expect([await statusOf(email, aPassword), await statusOf(email, strangersPassword)]).toEqual([401, 401]);
  });

  it('an account without a password › registered again and proven in one browser › gets one; a stranger’s attempt sets none', async () => {
    const email = anAddress();
    await aBrowser(email);
    await aBrowser(email, { password: strangersPassword });
    const { id: userId } = (await verified(visitor(), email)).user;
    await forgetWaits();
    await aBrowser(email, { password: strangersPassword });
    const byCode = await verified(visitor(), email);
    expect([byCode.user.id, await statusOf(email, strangersPassword)]).toEqual([userId, 401]);
    await forgetWaits();
    const owner = await aBrowser(email);
    expect((await owner.verify()).user.id).toBe(userId);
    expect(await statusOf(email, aPassword)).toBe(200);
  });

  it('one browser › that registers twice › keeps its account, with what it chose last', async () => {
    const email = anAddress();
    const browser = await aBrowser(email);
    const first = await logIn(email, aPassword);
    await browser.again({ password: 'second-Heron-52', fullName: 'Olena K.' });
    const answer = await browser.verify();
    expect([answer.user.id, answer.user.fullName]).toEqual([first.user.id, 'Olena K.']);
    expect([await statusOf(email, 'second-Heron-52'), await statusOf(email, aPassword)]).toEqual([200, 401]);
  });
});

describe('code', () => {
  async function registered() {
    const email = anAddress();
    const client = visitor();
    await client.call(register, { body: aPerson({ email }) });
    const code = await queuedCode(app, email);
    const verify = (tried: string) => client.call(verifyCode, { body: { email, code: tried } });
    const refused = async (tried: string) => (await client.refusal(verifyCode, { body: { email, code: tried } })).code;
    const resend = () => client.call(resendCode, { body: { email } });
    return { email, client, code, verify, refused, resend };
  }

  it('12: a wrong code › typed five times, then the right one › is refused until a new code is asked for', async () => {
    const { email, code, verify, refused, resend } = await registered();
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push(await refused(otherThan(code)));
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'auth.code_invalid'));
    expect(await refused(code)).toBe('auth.code_spent');
    await forgetWaits();
    await resend();
    await verify(await queuedCode(app, email));
  });

  it('wrong codes › sent in parallel › are all counted', async () => {
    const { code, refused } = await registered();
    await Promise.all(Array.from({ length: 8 }, () => refused(otherThan(code))));
    expect(await refused(code)).toBe('auth.code_spent');
  });

  it('13: a code › used twice › is no longer valid the second time', async () => {
    const { email, client, code, verify } = await registered();
    await verify(code);
    const second = await client.refusal(verifyCode, { body: { email, code } });
    expect([second.status, second.code]).toEqual([400, 'auth.code_spent']);
    expect(second.message).toMatch(/no longer valid/);
  });

  it('14: a code › after ten minutes and a second › has expired', async () => {
    const { code, refused } = await registered();
    await sql`update auth.code set expires_at = expires_at - interval '601 seconds'`.execute(app.deps.db.system);
    expect(await refused(code)).toBe('auth.code_expired');
  });

  it('15: an old code › after a new one was asked for › is refused', async () => {
    const { email, code, verify, refused, resend } = await registered();
    await forgetWaits();
    await resend();
    const fresh = await queuedCode(app, email);
    expect(await refused(code)).toBe('auth.code_invalid');
    await verify(fresh);
  });

  it('16: a resend › asked for ten times in a row › sends one mail, and answers the same for an unknown address', async () => {
    const { email } = await registered();
    await forgetWaits();
    const tries = async (address: string) => {
      const client = visitor();
      const answers = [];
      for (let n = 0; n < 10; n += 1) answers.push(await client.outcome(resendCode, { body: { email: address } }));
      return answers;
    };
    const known = await tries(email);
    expect(known.map(shapeOf)).toEqual((await tries(anAddress())).map(shapeOf));
    expect(known.map(({ status }) => status)).toEqual([202, ...Array.from({ length: 9 }, () => 429)]);
    expect(await mailsTo(email)).toEqual(['verification_code', 'verification_code']);
  });

  it('guesses at a verified address › after a resend › are answered like guesses at an unknown one', async () => {
    const { user } = await signUp(overInject(app));
    await forgetWaits();
    const guesses = async (email: string) => {
      const client = visitor();
      const answers = [shapeOf(await client.outcome(resendCode, { body: { email } }))];
      for (let n = 0; n < 7; n += 1) {
        answers.push(shapeOf(await client.outcome(verifyCode, { body: { email, code: '123456' } })));
      }
      return answers;
    };
    expect(await guesses(user.email)).toEqual(await guesses(anAddress()));
  });

  it('a wrong code › for addresses fresh, burnt, expired, proven and unknown › is answered alike', async () => {
    const fresh = await registered();
    const burnt = await registered();
    for (let n = 0; n < 5; n += 1) await burnt.refused(otherThan(burnt.code));
    const expired = await registered();
    await sql`update auth.code set expires_at = now() - interval '1 second'
      where user_id = (select id from auth."user" where email = ${expired.email})`.execute(app.deps.db.system);
    const proven = await registered();
    await proven.verify(proven.code);
    const wrong = async (email: string, code: string) =>
      shapeOf(await visitor().outcome(verifyCode, { body: { email, code: otherThan(code) } }));
    const unknown = await wrong(anAddress(), '123456');
    for (const { email, code } of [fresh, burnt, expired, proven]) expect(await wrong(email, code)).toEqual(unknown);
  });
});

describe('open registrations of one address', () => {
  it('the oldest, renewed › then twenty others › stays, and the next oldest is dropped', async () => {
    const address = addressHash('a pepper', anAddress());
    const open = (id: string) => {
      const registration = { userId: null, passwordHash: null, fullName: id, position: '', language: 'en' as const };
      // each in a transaction of its own, as in the product: they have different times
      return asSystem(app.deps.db, (tx) => openRegistration(tx, id, address, registration));
    };
    const ids = Array.from({ length: 20 }, () => newRegistrationId());
    for (const id of ids) await open(id);
    const [oldest = '', next = ''] = ids;
    await open(oldest);
    await open(newRegistrationId());
    const found = (id: string) => asSystem(app.deps.db, (tx) => openRegistrations(tx, address, id));
    expect((await found(oldest)).own?.fullName).toBe(oldest);
    expect((await found(next)).own).toBeUndefined();
  });
});
