import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as auth from '#contracts/auth/auth.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/auth/sessions.ts';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { type Client, cookieOf, createClient, overInject } from '#tests/helpers/api/client.ts';
import { aPassword, aPerson, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await sql`delete from auth.throttle`.execute(app.deps.db.system);
});

const newPassword = 'quiet-Otter-52';
const anAddress = () => `${randomUUID()}@example.com`;

const aBrowser = (headers: Record<string, string> = {}) => aVisitor(overInject(app), headers);

function signedInAs({ accessToken }: { accessToken: string }): Client {
  return aBrowser({ authorization: `Bearer ${accessToken}` });
}

async function logIn(email: string, password: string, headers: Record<string, string> = {}) {
  return aBrowser(headers).outcome(auth.login, { body: { email, password } });
}

const statusOf = async (email: string, password: string) => (await logIn(email, password)).status;

async function isLive(tokens: { accessToken: string }): Promise<boolean> {
  return (await signedInAs(tokens).outcome(auth.session)).ok;
}

/** Tokens in the links of queued mails to an address, newest first. */
async function tokensTo(email: string, template: string): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`select parameters->>'token' as token from platform.mail_message
    where to_address = ${email} and template = ${template} order by id desc`.execute(app.deps.db.system);
  return rows.map(({ token }) => token);
}

async function tokenTo(email: string, template: string): Promise<string> {
  const [token] = await tokensTo(email, template);
  if (token === undefined) throw new Error(`no mail ${template}`);
  return token;
}

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`select template from platform.mail_message
    where to_address = ${email} order by id`.execute(app.deps.db.system);
  return rows.map(({ template }) => template);
}

/** As if the last mail was sent long ago. */
async function forgetWaits(): Promise<void> {
  await sql`update auth.throttle set ends_at = now() - interval '1 second'`.execute(app.deps.db.system);
}

interface Registered {
  readonly email: string;
  /** the cookie that the registering browser sends from then on */
  readonly cookie: string;
}

async function register(email: string = anAddress(), fields: object = {}): Promise<Registered> {
  const answer = await aBrowser().outcome(auth.register, { body: { ...aPerson({ email }), ...fields } });
  await forgetWaits();
  return { email, cookie: cookieOf(answer) };
}

const openLink = (token: string, headers: Record<string, string> = {}) =>
  aBrowser(headers).outcome(auth.verifyEmail, { body: { token } });

async function session(email: string, password: string = aPassword) {
  return aBrowser().call(auth.login, { body: { email, password } });
}

describe('verifyEmail', () => {
  it('the link › opened on another device › proves the address, signs nobody in and leaves the signed-in tab open', async () => {
    const { email } = await register();
    const tab = await session(email);
    expect(tab.user.emailVerified).toBe(false);
    const answer = await openLink(await tokenTo(email, 'verification_code'));
    expect([answer.status, answer.text]).toEqual([200, '{"status":"verified"}']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const user = await signedInAs(tab).call(auth.profile);
    expect([user.emailVerified, user.id]).toEqual([true, tab.user.id]);
    expect(await statusOf(email, aPassword)).toBe(200);
    expect(await mailsTo(email)).toContain('welcome');
  });

  it('17: the link › fetched as a mail scanner does › is not spent, and a click still works', async () => {
    const { email } = await register();
    const token = await tokenTo(email, 'verification_code');
    for (const url of [
      `/auth/verify-email#token=${token}`,
      '/api/v1/auth/verify-email',
      `/api/v1/auth/verify-email?token=${token}`,
    ]) {
      await app.http.inject({ url });
      await app.http.inject({ method: 'HEAD', url });
    }
    expect((await openLink(token)).status).toBe(200);
  });

  it('a link › used twice, after its code, a day old, after a newer mail, made up › is refused with its reason', async () => {
    const used = await register();
    const usedToken = await tokenTo(used.email, 'verification_code');
    await openLink(usedToken);
    const byCode = await register();
    const code = await overInject(app).code(byCode.email);
    await aBrowser().call(auth.verifyCode, { body: { email: byCode.email, code } });
    const replaced = await register();
    const replacedToken = await tokenTo(replaced.email, 'verification_code');
    await aBrowser().call(auth.resendCode, { body: { email: replaced.email } });
    const old = await register();
    const oldToken = await tokenTo(old.email, 'verification_code');
    await sql`update auth.code set link_expires_at = now() - interval '1 second'
      where address_hash = ${addressHash(app.config.PEPPER, old.email)}`.execute(app.deps.db.system);
    const tokens = [
      usedToken,
      await tokenTo(byCode.email, 'verification_code'),
      oldToken,
      replacedToken,
      'A'.repeat(43),
    ];
    const refusals = [];
    for (const token of tokens) {
      const { code: reason, message } = await aBrowser().refusal(auth.verifyEmail, { body: { token } });
      expect(message).toMatch(/request a new link/);
      refusals.push(reason);
    }
    expect(refusals).toEqual([
      'auth.link_spent',
      'auth.link_spent',
      'auth.link_expired',
      'auth.link_invalid',
      'auth.link_invalid',
    ]);
  });

  it('the code of a mail › after its link was used › signs nobody in any more', async () => {
    const { email } = await register();
    const code = await overInject(app).code(email);
    await openLink(await tokenTo(email, 'verification_code'));
    expect((await aBrowser().refusal(auth.verifyCode, { body: { email, code } })).code).toBe('auth.code_spent');
  });

  it('a code › burnt by wrong guesses › leaves the link as it is', async () => {
    const { email } = await register();
    const code = await overInject(app).code(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) await aBrowser().refusal(auth.verifyCode, { body: { email, code: wrong } });
    expect((await openLink(await tokenTo(email, 'verification_code'))).status).toBe(200);
  });

  it('a link › opened elsewhere while two registrations are open › proves the address and confirms nobody’s password', async () => {
    const { email } = await register();
    const tab = await session(email);
    await register(email, { password: newPassword });
    expect((await openLink(await tokenTo(email, 'verification_code'))).status).toBe(200);
    expect([await statusOf(email, aPassword), await statusOf(email, newPassword)]).toEqual([401, 401]);
    expect(await isLive(tab)).toBe(false);
  });

  it('a link › opened in the browser that registered second › makes an account of its own, and the first is nobody’s', async () => {
    const { email } = await register(anAddress(), { password: newPassword });
    const stranger = await session(email, newPassword);
    const { cookie } = await register(email);
    expect((await openLink(await tokenTo(email, 'verification_code'), { cookie })).status).toBe(200);
    expect([await statusOf(email, aPassword), await statusOf(email, newPassword), await isLive(stranger)]).toEqual([
      200,
      401,
      false,
    ]);
  });
});

describe('forgotPassword and resetPassword', () => {
  async function forgotten(email: string): Promise<string> {
    await aBrowser().call(auth.forgotPassword, { body: { email } });
    await forgetWaits();
    return tokenTo(email, 'password_reset');
  }

  const reset = (token: string, password: string = newPassword, headers: Record<string, string> = {}) =>
    aBrowser(headers).outcome(auth.resetPassword, { body: { token, newPassword: password } });

  it('19: a reset › while three sessions live › ends them all, tells the owner, signs nobody in', async () => {
    const first = await signUp(overInject(app));
    const { email } = first.user;
    const sessions = [first, await session(email), await session(email)];
    const answer = await reset(await forgotten(email));
    expect([answer.status, answer.text, answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    for (const each of sessions) {
      expect((await signedInAs(each).refusal(auth.profile)).status).toBe(401);
      const { refreshToken } = each;
      expect((await aBrowser().refusal(auth.refresh, { body: { refreshToken } })).code).toBe('auth.refresh_refused');
    }
    expect([await statusOf(email, aPassword), await statusOf(email, newPassword)]).toEqual([401, 200]);
    expect(await mailsTo(email)).toContain('password_changed');
  });

  it('18: a reset link › used twice, 30 minutes old, beside one that was used › is refused with "request a new link"', async () => {
    const { email } = (await signUp(overInject(app))).user;
    const [first, second] = [await forgotten(email), await forgotten(email)];
    expect((await reset(first)).status).toBe(204);
    const { email: other } = (await signUp(overInject(app))).user;
    const old = await forgotten(other);
    await sql`update auth.password_reset set expires_at = expires_at - interval '30 minutes 1 second'
      where user_id = (select id from auth."user" where email = ${other})`.execute(app.deps.db.system);
    const codes = [];
    for (const token of [first, second, old, 'A'.repeat(43)]) {
      const body = { token, newPassword: 'third-Badger-63' };
      const refusal = await aBrowser().refusal(auth.resetPassword, { body });
      expect([refusal.status, /request a new link/.test(refusal.message)]).toEqual([400, true]);
      codes.push(refusal.code);
    }
    expect(codes).toEqual(['auth.link_spent', 'auth.link_spent', 'auth.link_expired', 'auth.link_invalid']);
    expect(await statusOf(other, aPassword)).toBe(200);
  });

  it('a link › used by two at once › sets one password', async () => {
    const { email } = (await signUp(overInject(app))).user;
    const token = await forgotten(email);
    const passwords = ['first-Badger-11', 'second-Badger-22', 'third-Badger-33'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
    const works = await Promise.all(passwords.map((password) => statusOf(email, password)));
    expect(works).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)));
  });

  it('a password that registration refuses › as the new one › is refused with the same reason and spends nothing', async () => {
    const { email } = (await signUp(overInject(app))).user;
    const token = await forgotten(email);
    for (const [password, code] of [
      ['Abcde1x', 'auth.password_too_short'],
      ['grey-heron-lake', 'auth.password_weak'],
      ['password1A', 'auth.password_common'],
      [`X1-${email.split('@')[0]}`, 'auth.password_has_email'],
    ] as const) {
      const body = { token, newPassword: password };
      expect((await aBrowser().refusal(auth.resetPassword, { body })).code).toBe(code);
    }
    expect((await reset(token)).status).toBe(204);
  });

  it('a hundred misses › closed the password › a reset opens it, for every device', async () => {
    const { email } = (await signUp(overInject(app))).user;
    const key = `login:${addressHash(app.config.PEPPER, email).toString('base64url')}`;
    for (const bucket of [key, `${key}:device`]) {
      await sql`insert into auth.throttle (key, hits, ends_at) values (${bucket}, 100, now())`.execute(
        app.deps.db.system,
      );
    }
    expect((await logIn(email, aPassword)).status).toBe(403);
    expect((await reset(await forgotten(email))).status).toBe(204);
    expect(await statusOf(email, newPassword)).toBe(200);
    const { rows } = await sql`select from auth.throttle where starts_with(key, ${key})`.execute(app.deps.db.system);
    expect(rows).toEqual([]);
  });

  it('an account without a password › by the mailed link › gets one', async () => {
    const { user } = await signUp(overInject(app));
    await app.deps.db.system.updateTable('auth.user').set({ password_hash: null }).where('id', '=', user.id).execute();
    expect((await reset(await forgotten(user.email))).status).toBe(204);
    expect((await session(user.email, newPassword)).user).toMatchObject({ id: user.id, hasPassword: true });
  });

  it('an unproven account › reset by the browser that made it › is proven; by anybody else while a stranger’s is open, is theirs alone', async () => {
    const own = await register();
    const before = await session(own.email);
    expect((await reset(await forgotten(own.email), newPassword, { cookie: own.cookie })).status).toBe(204);
    const after = await session(own.email, newPassword);
    expect([after.user.id, after.user.emailVerified, await isLive(before)]).toEqual([before.user.id, true, false]);

    const { email } = await register(anAddress(), { password: 'strange-Heron-13' });
    const stranger = await session(email, 'strange-Heron-13');
    await register(email, { password: 'other-Heron-14' });
    expect((await reset(await forgotten(email))).status).toBe(204);
    const owner = await session(email, newPassword);
    expect([owner.user.id === stranger.user.id, owner.user.emailVerified, await isLive(stranger)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([await statusOf(email, 'strange-Heron-13'), await statusOf(email, 'other-Heron-14')]).toEqual([401, 401]);
  });

  it('a code and a link mailed before a reset that made another account › are refused, and the account stays as it is', async () => {
    const laptop = await register();
    const phone = await register(laptop.email, { password: 'other-Heron-14' });
    const link = await tokenTo(laptop.email, 'verification_code');
    const code = await overInject(app).code(laptop.email);
    const answer = await reset(await forgotten(laptop.email), newPassword, { cookie: phone.cookie });
    expect(answer.status).toBe(204);
    const owner = await session(laptop.email, newPassword);
    const byLink = await aBrowser({ cookie: laptop.cookie }).refusal(auth.verifyEmail, { body: { token: link } });
    expect([byLink.status, byLink.code]).toEqual([400, 'auth.link_invalid']);
    const byCode = await aBrowser().refusal(auth.verifyCode, { body: { email: laptop.email, code } });
    expect([byCode.status, byCode.code]).toEqual([400, 'auth.code_invalid']);
    expect((await session(laptop.email, newPassword)).user).toEqual(owner.user);
  });

  it('a link asked for again within a minute › by anybody › mails nothing, answers alike, and the first still works', async () => {
    const { email } = (await signUp(overInject(app))).user;
    const answers = [];
    for (const address of [email, email, email, anAddress()]) {
      const answer = await aBrowser().outcome(auth.forgotPassword, { body: { email: address } });
      answers.push(`${answer.status} ${answer.text}`);
    }
    expect(new Set(answers)).toEqual(new Set(['202 {"status":"accepted"}']));
    expect(await tokensTo(email, 'password_reset')).toHaveLength(1);
    expect((await reset(await tokenTo(email, 'password_reset'))).status).toBe(204);
  });

  it('the mail to an owner whose address is registered again › its link › sets a new password', async () => {
    const { email } = (await signUp(overInject(app))).user;
    await forgetWaits();
    await register(email, { password: 'strange-Heron-13' });
    expect((await reset(await tokenTo(email, 'already_registered'))).status).toBe(204);
    expect(await statusOf(email, newPassword)).toBe(200);
  });
});

describe('changePassword', () => {
  it('the right current password › ends the other sessions, keeps this one, and tells the owner', async () => {
    const mine = await signUp(overInject(app));
    const { email } = mine.user;
    const other = await session(email);
    const body = { currentPassword: aPassword, newPassword };
    await signedInAs(mine).call(auth.changePassword, { body });
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    expect([await statusOf(email, aPassword), await statusOf(email, newPassword)]).toEqual([401, 200]);
    expect(await mailsTo(email)).toContain('password_changed');
    const { rows } = await sql`select payload->>'by' as by from platform.event
      where type = 'auth.password.set' and owner_id = ${mine.user.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ by: 'change' }]);
  });

  it('a wrong current password, a weak new one, an account without one › is refused and changes nothing', async () => {
    const mine = await signUp(overInject(app));
    const refused = async (currentPassword: string, chosen: string) =>
      (await signedInAs(mine).refusal(auth.changePassword, { body: { currentPassword, newPassword: chosen } })).code;
    expect(await refused('wrong-Heron-1', newPassword)).toBe('auth.password_wrong');
    expect(await refused(aPassword, 'password1A')).toBe('auth.password_common');
    expect(await refused(aPassword, aPassword)).toBe('auth.password_same');
    // The response does not reveal the current password.
    expect(await refused('wrong-Heron-1', 'wrong-Heron-1')).toBe('auth.password_wrong');
    expect(await statusOf(mine.user.email, aPassword)).toBe(200);
    await app.deps.db.system
      .updateTable('auth.user')
      .set({ password_hash: null })
      .where('id', '=', mine.user.id)
      .execute();
    expect(await refused(aPassword, newPassword)).toBe('auth.no_password');
  });

  it('guesses at the current password › by whoever holds a session › have to wait, and keep nobody from signing in', async () => {
    const mine = await signUp(overInject(app));
    const guess = (currentPassword: string) =>
      signedInAs(mine).refusal(auth.changePassword, { body: { currentPassword, newPassword } });
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await guess('wrong-Heron-1')).code);
    await sql`update auth.throttle set ends_at = ends_at + interval '1 minute'`.execute(app.deps.db.system);
    codes.push((await guess(aPassword)).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'auth.password_wrong'), 'auth.throttled']);
    expect(await statusOf(mine.user.email, aPassword)).toBe(200);
  });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

  it('the list › of an account signed in at two places › says where, when, and which is this one', async () => {
    const first = await signUp(overInject(app));
    const { email } = first.user;
    const away = createClient(overInject(app), { 'x-forwarded-for': '203.0.113.77', 'user-agent': firefox });
    const second = await away.call(auth.login, { body: { email, password: aPassword } });
    const { items, nextCursor } = await signedInAs(second).call(listSessions);
    expect([nextCursor, items.length]).toEqual([null, 2]);
    expect(items[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24', current: true });
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    const stale = items[1]?.lastUsedAt ?? '';
    await aBrowser().call(auth.refresh, { body: { refreshToken: first.refreshToken } });
    const [newest] = (await signedInAs(second).call(listSessions)).items;
    expect([newest?.current, (newest?.lastUsedAt ?? '') > stale]).toEqual([false, true]);
  });

  it('one of them › ended › is out at once, the others stay; a repeat is harmless, another account’s is not found', async () => {
    const [mine, stranger] = [await signUp(overInject(app)), await signUp(overInject(app))];
    const other = await session(mine.user.email);
    const { items } = await signedInAs(other).call(listSessions);
    const sessionId = items.find(({ current }) => !current)?.id ?? '';
    expect((await signedInAs(stranger).refusal(endSession, { params: { sessionId } })).status).toBe(404);
    expect(await isLive(mine)).toBe(true);
    for (let n = 0; n < 2; n += 1) await signedInAs(other).call(endSession, { params: { sessionId } });
    expect([await isLive(mine), await isLive(other), await isLive(stranger)]).toEqual([false, true, true]);
    expect((await signedInAs(other).call(listSessions)).items).toHaveLength(1);
  });

  it('all others › ended › leave this one and other accounts', async () => {
    const [mine, stranger] = [await signUp(overInject(app)), await signUp(overInject(app))];
    const others = [await session(mine.user.email), await session(mine.user.email)];
    await signedInAs(mine).call(endOtherSessions);
    expect([await isLive(mine), await isLive(stranger)]).toEqual([true, true]);
    for (const other of others) expect(await isLive(other)).toBe(false);
  });

  it('a sign-in › from a browser new to the account › is mailed; from a known one it is not', async () => {
    const { user } = await signUp(overInject(app));
    const browser = createClient(overInject(app), { 'x-forwarded-for': '198.51.100.9', 'user-agent': firefox });
    const body = { email: user.email, password: aPassword };
    const answer = await browser.outcome(auth.login, { body });
    await browser.call(auth.login, { body });
    const cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
    await aBrowser({ cookie }).call(auth.login, { body });
    const { rows } = await sql<{ parameters: unknown }>`select parameters from platform.mail_message
      where to_address = ${user.email} and template = 'new_device'`.execute(app.deps.db.system);
    expect(rows).toEqual([{ parameters: { device: 'Firefox, Windows', network: '198.51.100.0/24' } }]);
  });
});
