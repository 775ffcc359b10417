import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import { type AuthAnswer, AuthAnswer as AuthAnswerSchema, login, profile, session } from '#contracts/auth/auth.ts';
import { unlinkGoogle } from '#contracts/auth/google.ts';
import { google } from '#sandbox/google/google.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type GoogleBrowser, aGoogleBrowser } from '#tests/helpers/api/google-browser.ts';
import { aNetwork, aPassword, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const publicUrl = 'http://localhost:3000';
const viaFetch = { 'x-requested-with': 'fetch', 'x-refresh-mode': 'rotate' };
const password = aPassword;

let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [google], publicUrl });
  app = await startTestApp({ ...sandbox.settings, PUBLIC_URL: publicUrl });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const aBrowser = () => aGoogleBrowser(app, sandbox.url, aNetwork());
const anAddress = (domain = 'gmail.com') => `${randomUUID()}@${domain}`;
const by = (answer: AuthAnswer) => createClient(overInject(app), { authorization: `Bearer ${answer.accessToken}` });
const isLive = async (answer: AuthAnswer) => (await by(answer).outcome(session)).ok;

function exchange(browser: GoogleBrowser) {
  return browser.post('/api/v1/auth/exchange', undefined, viaFetch);
}

async function throughGoogle(email: string, sub?: string): Promise<AuthAnswer> {
  const browser = aBrowser();
  const choice = { choice: 'verified', email, ...(sub === undefined ? {} : { sub }) } as const;
  expect(await browser.signIn(choice)).toBe('/auth/callback');
  return AuthAnswerSchema.parse(JSON.parse((await exchange(browser)).body));
}

/** An account with a password, linked to Google and signed in both ways. */
async function linkedAccount(email = anAddress()) {
  const own = await signUp(overInject(app), { email });
  return { own, ofGoogle: await throughGoogle(email), email };
}

async function mailsTo(email: string): Promise<string[]> {
  const rows = await app.deps.db.system
    .selectFrom('platform.mail_message')
    .select('template')
    .where('to_address', '=', email)
    .where('template', 'like', 'google_%')
    .orderBy('template')
    .execute();
  return rows.map((row) => row.template);
}

async function eventsOf(userId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select type from platform.event
    where owner_id = ${userId} and type like 'auth.identity.%' order by id`.execute(app.deps.db.system);
  return rows.map((row) => row.type);
}

describe('the profile', () => {
  it('an account › by password, linked, opened by Google › says which ways lead in', async () => {
    const own = await signUp(overInject(app), { email: anAddress() });
    expect(own.user).toMatchObject({ hasPassword: true, googleAddresses: [] });
    await throughGoogle(own.user.email);
    expect(await by(own).call(profile)).toMatchObject({ hasPassword: true, googleAddresses: [own.user.email] });
    const ofGoogle = await throughGoogle(anAddress());
    expect(ofGoogle.user).toMatchObject({ hasPassword: false, googleAddresses: [ofGoogle.user.email] });
  });

  it('a Google account › that has another address at the next sign-in › is told by that, and opens the same account', async () => {
    const sub = randomUUID();
    const before = await throughGoogle(anAddress(), sub);
    const address = anAddress();
    const { user } = await throughGoogle(address, sub);
    expect(user).toMatchObject({ id: before.user.id, email: before.user.email, googleAddresses: [address] });
  });
});

describe('unlinkGoogle', () => {
  it('with the password › unlinks, ends the sessions but this one, tells the owner, and a repeat is harmless', async () => {
    const { own, ofGoogle, email } = await linkedAccount();
    const another = await linkedAccount();
    await by(ofGoogle).call(unlinkGoogle, { body: { password } });
    await by(ofGoogle).call(unlinkGoogle, { body: { password } });
    expect(await by(ofGoogle).call(profile)).toMatchObject({ hasPassword: true, googleAddresses: [] });
    expect([await isLive(ofGoogle), await isLive(own)]).toEqual([true, false]);
    expect(await mailsTo(email)).toEqual(['google_linked', 'google_unlinked']);
    expect(await eventsOf(own.user.id)).toEqual(['auth.identity.linked', 'auth.identity.unlinked']);
    // This session's earlier sign-in with Google no longer counts as proof.
    expect((await by(ofGoogle).refusal(deleteAccount, { body: {} })).code).toBe('auth.proof_required');
    expect((await aVisitor(overInject(app)).outcome(login, { body: { email, password } })).ok).toBe(true);
    expect(await by(another.own).call(profile)).toMatchObject({ googleAddresses: [another.email] });
    expect(await isLive(another.ofGoogle)).toBe(true);
  });

  it('two at the same moment › unlink once', async () => {
    const { own, email } = await linkedAccount();
    const body = { password };
    await Promise.all([by(own).call(unlinkGoogle, { body }), by(own).call(unlinkGoogle, { body })]);
    expect(await mailsTo(email)).toEqual(['google_linked', 'google_unlinked']);
    expect(await eventsOf(own.user.id)).toEqual(['auth.identity.linked', 'auth.identity.unlinked']);
  });

  it('with a wrong password, or none, however fresh the proof at Google › is refused and changes nothing', async () => {
    const { own, ofGoogle, email } = await linkedAccount();
    const wrong = await by(ofGoogle).refusal(unlinkGoogle, { body: { password: 'wrong-Heron-1' } });
    expect(wrong.code).toBe('auth.password_wrong');
    const { accessToken } = ofGoogle;
    const without = await app.http.inject({
      method: 'DELETE',
      url: '/api/v1/auth/google',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: {},
    });
    expect(without.statusCode).toBe(400);
    expect(await by(own).call(profile)).toMatchObject({ googleAddresses: [email] });
    expect(await mailsTo(email)).toEqual(['google_linked']);
  });

  it('an account without a password › is refused, since nothing would open it any more', async () => {
    const own = await throughGoogle(anAddress());
    expect((await by(own).refusal(unlinkGoogle, { body: { password } })).code).toBe('auth.no_password');
    expect(await by(own).call(profile)).toMatchObject({ googleAddresses: [own.user.email] });
  });

  it('somebody who came back from Google, and has not exchanged it yet › is not signed in any more', async () => {
    const { own, email } = await linkedAccount();
    const browser = aBrowser();
    expect(await browser.signIn({ choice: 'verified', email })).toBe('/auth/callback');
    await by(own).call(unlinkGoogle, { body: { password } });
    expect((await exchange(browser)).status).toBe(401);
  });

  it('Google again afterwards › links where Google hosts the address, and asks for a sign-in elsewhere', async () => {
    const hosted = await linkedAccount();
    await by(hosted.own).call(unlinkGoogle, { body: { password } });
    expect((await throughGoogle(hosted.email)).user).toMatchObject({
      id: hosted.own.user.id,
      googleAddresses: [hosted.email],
    });
    const seen = await signUp(overInject(app), { email: anAddress('example.com') });
    const { email } = seen.user;
    const browser = aBrowser();
    expect(await browser.signIn({ choice: 'verified', email })).toBe('/auth/callback?error=google_confirm_account');
    expect((await browser.post('/api/v1/auth/login', { email, password })).status).toBe(200);
    expect(await by(seen).call(profile)).toMatchObject({ googleAddresses: [email] });
    await by(seen).call(unlinkGoogle, { body: { password } });
    expect(await aBrowser().signIn({ choice: 'verified', email })).toBe('/auth/callback?error=google_confirm_account');
    expect(await by(seen).call(profile)).toMatchObject({ googleAddresses: [] });
  });
});
