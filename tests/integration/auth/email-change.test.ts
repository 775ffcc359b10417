import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import * as auth from '#contracts/auth/auth.ts';
import * as email from '#contracts/auth/email.ts';
import { createClient, overInject, shapeOf } from '#tests/helpers/api/client.ts';
import { type User, aPassword, aPerson, aUser, aVisitor, userOf } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await sql`delete from auth.throttle`.execute(app.deps.db.system);
});

const anAddress = () => `${randomUUID()}@example.com`;
const owner = (): Promise<User> => aUser(overInject(app));
const codeOf = (address: string): Promise<string> => overInject(app).code(address);

function begin(user: User, address: string, password: string | undefined = aPassword) {
  return user.outcome(email.beginEmailChange, { body: { email: address, ...(password === '' ? {} : { password }) } });
}

const confirm = (user: User, code: string) => user.outcome(email.confirmEmailChange, { body: { code } });
const reasonOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'accepted' : outcome.code);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function mailsTo(address: string): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`select template from platform.mail_message
    where to_address = ${address} order by id`.execute(app.deps.db.system);
  return rows.map(({ template }) => template);
}

async function eventsOf(userId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select type from platform.event
    where owner_id = ${userId} and type like 'auth.email.%' order by id`.execute(app.deps.db.system);
  return rows.map(({ type }) => type);
}

async function logIn(address: string, password: string = aPassword) {
  return aVisitor(overInject(app)).outcome(auth.login, { body: { email: address, password } });
}

async function anotherSession(user: User): Promise<User> {
  return userOf(
    overInject(app),
    await aVisitor(overInject(app)).call(auth.login, { body: { email: user.email, password: aPassword } }),
  );
}

/** As if the last mail was sent long ago. */
async function forgetWaits(): Promise<void> {
  await sql`update auth.throttle set ends_at = now() - interval '1 second'`.execute(app.deps.db.system);
}

describe('a change of address', () => {
  it('the whole way › by password and code › moves the account, ends the other sessions, and tells both addresses', async () => {
    const user = await owner();
    const elsewhere = await anotherSession(user);
    const address = anAddress();
    const begun = await begin(user, address);
    expect([begun.status, begun.ok && begun.body.email]).toEqual([202, address]);
    expect((await user.call(auth.profile)).email).toBe(user.email);
    expect((await user.call(email.emailChange)).change?.email).toBe(address);
    expect(await mailsTo(user.email)).toContain('email_change_asked');
    expect(await mailsTo(address)).toEqual(['email_change_code']);

    const changed = await user.call(email.confirmEmailChange, { body: { code: await codeOf(address) } });
    expect([changed.email, changed.emailVerified, changed.id]).toEqual([address, true, user.userId]);
    expect((await user.call(email.emailChange)).change).toBeNull();
    expect((await elsewhere.refusal(auth.session)).status).toBe(401);
    expect([(await logIn(address)).status, (await logIn(user.email)).status]).toEqual([200, 401]);
    expect(await mailsTo(address)).toContain('email_change_done');
    expect(await mailsTo(user.email)).toContain('email_taken_from');
    expect(await eventsOf(user.userId)).toEqual(['auth.email.verified', 'auth.email.changed']);
  });

  it('the right code › sent again because the answer was lost › is answered alike, and nothing happens twice', async () => {
    const user = await owner();
    const address = anAddress();
    await begin(user, address);
    const code = await codeOf(address);
    const answers = await Promise.all([confirm(user, code), confirm(user, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(user, code)).status).toBe(200);
    expect(reasonOf(await confirm(user, wrong(code)))).toBe('auth.email_change_gone');
    expect((await mailsTo(address)).filter((name) => name === 'email_change_done')).toHaveLength(1);
  });

  it('a wrong code › four times › leaves the right one; the fifth burns it, and a new one works', async () => {
    const user = await owner();
    const address = anAddress();
    await begin(user, address);
    const code = await codeOf(address);
    for (let n = 0; n < 5; n += 1) expect(reasonOf(await confirm(user, wrong(code)))).toBe('auth.code_invalid');
    expect(reasonOf(await confirm(user, code))).toBe('auth.code_spent');
    expect((await user.call(auth.profile)).email).toBe(user.email);
    expect((await user.refusal(email.resendEmailChangeCode)).code).toBe('auth.throttled');
    await forgetWaits();
    await user.call(email.resendEmailChangeCode);
    const next = await codeOf(address);
    for (let n = 0; n < 4; n += 1) await confirm(user, wrong(next));
    expect((await confirm(user, next)).status).toBe(200);
  });

  it('a code eleven minutes old, and a change an hour old › are refused with their reasons', async () => {
    const user = await owner();
    const address = anAddress();
    await begin(user, address);
    const code = await codeOf(address);
    const age = (column: string) =>
      sql`update auth.email_change set ${sql.ref(column)} = now() - interval '61 minutes'
        where user_id = ${user.userId}`.execute(app.deps.db.system);
    await age('expires_at');
    expect(reasonOf(await confirm(user, wrong(code)))).toBe('auth.code_invalid');
    expect(reasonOf(await confirm(user, code))).toBe('auth.code_expired');
    await age('asked_at');
    expect(reasonOf(await confirm(user, code))).toBe('auth.email_change_gone');
    expect((await user.call(email.emailChange)).change).toBeNull();
    await forgetWaits();
    expect((await user.refusal(email.resendEmailChangeCode)).code).toBe('auth.email_change_gone');
  });

  it('a change › begun anew for another address, or cancelled › leaves the first code useless', async () => {
    const user = await owner();
    const [mistyped, address] = [anAddress(), anAddress()];
    await begin(user, mistyped);
    const first = await codeOf(mistyped);
    await begin(user, address);
    const second = await codeOf(address);
    // one in a million is the same
    expect(reasonOf(await confirm(user, first === second ? wrong(first) : first))).toBe('auth.code_invalid');
    await user.call(email.cancelEmailChange);
    await user.call(email.cancelEmailChange);
    expect(reasonOf(await confirm(user, second))).toBe('auth.email_change_gone');
    expect((await user.call(auth.profile)).email).toBe(user.email);
  });
});

describe('an address that has an account', () => {
  it('asked for › is answered like a free one, and told so without a code, which nothing fits', async () => {
    const [user, other] = [await owner(), await owner()];
    await forgetWaits();
    const free = await begin(user, anAddress());
    const taken = await begin(user, other.email.toUpperCase());
    const plain = (outcome: typeof free) =>
      JSON.stringify(shapeOf(outcome)).replace(/"(?:email|codeExpiresAt)":"[^"]+"/g, '');
    expect(plain(taken)).toBe(plain(free));
    expect(await mailsTo(other.email)).toEqual(['verification_code', 'welcome', 'email_in_use']);
    expect(reasonOf(await confirm(user, '123456'))).toBe('auth.code_invalid');
    expect((await logIn(other.email)).status).toBe(200);
  });

  it('registered while the code was on its way › is refused with its reason, and the code stays good', async () => {
    const user = await owner();
    const address = anAddress();
    await begin(user, address);
    const code = await codeOf(address);
    await forgetWaits();
    const other = await aUser(overInject(app), { email: address });
    expect(reasonOf(await confirm(user, code))).toBe('auth.email_taken');
    expect((await user.call(auth.profile)).email).toBe(user.email);
    await other.call(deleteAccount, { body: { password: aPassword } });
    expect((await confirm(user, code)).status).toBe(200);
  });

  it('two accounts › that change to one address at once › one has it, the other is told', async () => {
    const users = [await owner(), await owner()];
    const address = anAddress();
    const codes: string[] = [];
    for (const user of users) {
      await begin(user, address);
      codes.push(await codeOf(address));
      await forgetWaits();
    }
    const answers = await Promise.all(users.map((user, n) => confirm(user, codes[n] ?? '')));
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['accepted', 'auth.email_taken']));
  });
});

describe('who may change it', () => {
  it('without a proof, with a wrong password, to the same address › is refused, and nothing is mailed', async () => {
    const user = await owner();
    const address = anAddress();
    expect(reasonOf(await begin(user, address, ''))).toBe('auth.proof_required');
    expect(reasonOf(await begin(user, address, 'Wrong-horse-1'))).toBe('auth.password_wrong');
    expect(reasonOf(await begin(user, user.email))).toBe('auth.email_same');
    expect([await mailsTo(address), await mailsTo(user.email)]).toEqual([[], ['verification_code', 'welcome']]);
  });

  it('an account without a password › by a fresh proof at Google › keeps its identity', async () => {
    const user = await owner();
    await sql`update auth."user" set password_hash = null where id = ${user.userId}`.execute(app.deps.db.system);
    await sql`insert into auth.identity (issuer, subject, user_id)
      values ('https://accounts.google.com', ${randomUUID()}, ${user.userId})`.execute(app.deps.db.system);
    const address = anAddress();
    expect(reasonOf(await begin(user, address))).toBe('auth.proof_required');
    await sql`update auth.session set google_proven_at = now() where user_id = ${user.userId}`.execute(
      app.deps.db.system,
    );
    expect((await begin(user, address, '')).status).toBe(202);
    expect((await confirm(user, await codeOf(address))).status).toBe(200);
    const { rows } = await sql`select from auth.identity where user_id = ${user.userId}`.execute(app.deps.db.system);
    expect(rows).toHaveLength(1);
  });

  it('another account › with the right code of the first › changes nothing, and sees nothing', async () => {
    const [user, stranger] = [await owner(), await owner()];
    const address = anAddress();
    await begin(user, address);
    const code = await codeOf(address);
    expect((await stranger.call(email.emailChange)).change).toBeNull();
    expect(reasonOf(await confirm(stranger, code))).toBe('auth.email_change_gone');
    await stranger.call(email.cancelEmailChange);
    expect((await confirm(user, code)).status).toBe(200);
  });

  it('an account whose address nobody has proven › mistyped › gets the right one; the old address hears nothing', async () => {
    const person = aPerson();
    const visitor = aVisitor(overInject(app));
    await visitor.call(auth.register, { body: person });
    const oldCode = await codeOf(person.email);
    const session = await visitor.call(auth.login, { body: { email: person.email, password: person.password } });
    const user = userOf(overInject(app), session);
    const address = anAddress();
    await begin(user, address);
    const changed = await user.call(email.confirmEmailChange, { body: { code: await codeOf(address) } });
    expect([changed.email, changed.emailVerified]).toEqual([address, true]);
    expect(await mailsTo(person.email)).toEqual(['verification_code']);
    expect(await mailsTo(address)).toEqual(['email_change_code', 'email_change_done', 'welcome']);
    const late = await visitor.refusal(auth.verifyCode, { body: { email: person.email, code: oldCode } });
    expect(late.code).toBe('auth.code_invalid');
    // the old address can be registered by anybody again
    await forgetWaits();
    expect((await aUser(overInject(app), { email: person.email })).userId).not.toBe(user.userId);
  });

  it('reset links of the old address › after the change › are dead; a new password before it ends the change', async () => {
    const user = await owner();
    const visitor = aVisitor(overInject(app));
    const address = anAddress();
    await visitor.call(auth.forgotPassword, { body: { email: user.email } });
    const { rows } = await sql<{ token: string }>`select parameters->>'token' as token from platform.mail_message
      where to_address = ${user.email} and template = 'password_reset'`.execute(app.deps.db.system);
    await begin(user, address);
    const code = await codeOf(address);
    await user.call(auth.changePassword, { body: { currentPassword: aPassword, newPassword: 'quiet-Otter-52' } });
    expect(reasonOf(await confirm(user, code))).toBe('auth.email_change_gone');
    await forgetWaits();
    await begin(user, address, 'quiet-Otter-52');
    await visitor.call(auth.forgotPassword, { body: { email: user.email } });
    const { rows: fresh } = await sql<{ token: string }>`select parameters->>'token' as token
      from platform.mail_message where to_address = ${user.email} and template = 'password_reset'
      order by id desc limit 1`.execute(app.deps.db.system);
    expect(rows).toHaveLength(1);
    await confirm(user, await codeOf(address));
    const late = await visitor.refusal(auth.resetPassword, {
      body: { token: fresh[0]?.token ?? '', newPassword: 'brisk-Finch-63' },
    });
    expect(late.code).toBe('auth.link_spent');
  });

  it('a code’s mail that still waits › another account begins and cancels a change to the same address › is sent', async () => {
    const [user, stranger, address] = [await owner(), await owner(), anAddress()];
    await begin(user, address);
    await forgetWaits();
    await begin(stranger, address);
    await stranger.call(email.cancelEmailChange);
    const { rows } = await sql<{ owner_id: string; skipped: boolean }>`
      select owner_id, valid_until <= now() as skipped from platform.mail_message
      where to_address = ${address} and template = 'email_change_code' order by id`.execute(app.deps.db.system);
    expect(rows).toEqual([
      { owner_id: user.userId, skipped: false },
      { owner_id: stranger.userId, skipped: true },
    ]);
  });

  it('ten mails with codes a day › whatever the addresses › are an account’s', async () => {
    const user = await owner();
    for (let n = 0; n < 10; n += 1) expect((await begin(user, anAddress())).status).toBe(202);
    expect(reasonOf(await begin(user, anAddress()))).toBe('auth.throttled');
  });

  it('an account › deleted while a change waits › takes it along', async () => {
    const user = await owner();
    await begin(user, anAddress());
    await user.call(deleteAccount, { body: { password: aPassword } });
    const { rows } = await sql`select from auth.email_change where user_id = ${user.userId}`.execute(
      app.deps.db.system,
    );
    expect(rows).toHaveLength(0);
    const client = createClient(overInject(app), user.headers);
    expect((await client.refusal(email.emailChange)).status).toBe(401);
  });
});
