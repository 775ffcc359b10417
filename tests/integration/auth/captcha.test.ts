import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register, resendCode } from '#contracts/auth/auth.ts';
import type { CaptchaAction } from '#contracts/auth/captcha.ts';
import { createCaptcha } from '#platform/captcha/turnstile-captcha.ts';
import { captcha } from '#sandbox/captcha/captcha.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { aPassword, aPerson, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const publicUrl = 'http://localhost:3000';
const nobody = 'http://127.0.0.1:1/siteverify';

let sandbox: Sandbox;
let pages: string;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [captcha], publicUrl });
  pages = await mkdtemp(join(tmpdir(), 'askwell-pages-'));
  for (const page of ['index', 'legal', 'app']) {
    await writeFile(join(pages, `${page}.html`), `<html><head><title>${page}</title></head><body></body></html>`);
  }
  app = await startTestApp({ ...sandbox.settings, PUBLIC_URL: publicUrl, WEB_DIST: pages });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
  await rm(pages, { recursive: true, force: true });
});

async function aToken(action: CaptchaAction, host = 'localhost'): Promise<string> {
  const body = new URLSearchParams({ action, host });
  const answer = await fetch(`${sandbox.url}/sandbox/captcha/token`, { method: 'POST', body });
  const { token }: { token: string } = JSON.parse(await answer.text());
  return token;
}

const aClient = (of = app) => aVisitor(overInject(of));

/** Signed up with a token, as the form would send it. */
const aVerified = async () => signUp(overInject(app), { captchaToken: await aToken('register') });

describe('the check of a token', () => {
  const logger = { warn: () => undefined };
  const ask = (settings: object, token?: string, action: CaptchaAction = 'register') =>
    createCaptcha({ ...app.config, ...settings }, logger).check({ token, action, address: '10.0.0.1' });

  it('a token › for its action and host › passes once', async () => {
    const token = await aToken('register');
    expect([await ask({}, token), await ask({}, token)]).toEqual(['passed', 'failed']);
  });

  it('a token › for another action, of another host, made up, or none › fails', async () => {
    expect(await ask({}, await aToken('login'))).toBe('failed');
    expect(await ask({}, await aToken('register', 'foreign.example'))).toBe('failed');
    expect(await ask({}, 'made up')).toBe('failed');
    expect(await ask({}, undefined)).toBe('failed');
  });

  it.each([
    ['the provider is away', { TURNSTILE_VERIFY_URL: nobody }],
    ['our secret is wrong', { TURNSTILE_SECRET_KEY: 'another' }],
  ])('any token › while %s › is nobody’s to judge', async (_, settings) => {
    expect(await ask(settings, await aToken('register'))).toBe('unavailable');
  });

  it('no key › asked anything › passes without asking anybody', async () => {
    expect(await ask({ TURNSTILE_SECRET_KEY: undefined, TURNSTILE_VERIFY_URL: nobody })).toBe('passed');
  });
});

describe('calls with a captcha', () => {
  it('register › without a token, then with one, then with the same › is refused, accepted, refused', async () => {
    const client = aClient();
    const body = aPerson();
    const refused = await client.refusal(register, { body });
    expect([refused.status, refused.code, refused.message]).toEqual([
      422,
      'common.captcha_required',
      'Please confirm that you’re not a robot, then try again.',
    ]);
    const captchaToken = await aToken('register');
    expect(await client.call(register, { body: { ...body, captchaToken } })).toEqual({
      status: 'verification_required',
    });
    expect((await client.outcome(register, { body: { ...body, captchaToken } })).status).toBe(422);
  });

  it('resend-code › with the token of another form › is refused; with its own it is accepted', async () => {
    const client = aClient();
    const { email } = aPerson();
    const foreign = await client.outcome(resendCode, { body: { email, captchaToken: await aToken('register') } });
    const own = await client.outcome(resendCode, { body: { email, captchaToken: await aToken('resend_code') } });
    expect([foreign.status, own.status]).toEqual([422, 202]);
  });

  it.each(['known', 'unknown'])('login of a %s address › from the fourth try on › wants a token', async (which) => {
    const email = which === 'known' ? (await aVerified()).user.email : aPerson().email;
    const client = aClient();
    for (let miss = 0; miss < 3; miss += 1) {
      expect((await client.outcome(login, { body: { email, password: 'wrong' } })).status).toBe(401);
    }
    const body = { email, password: aPassword };
    expect(await client.refusal(login, { body })).toMatchObject({ status: 422, code: 'common.captcha_required' });
    const withOne = await client.outcome(login, { body: { ...body, captchaToken: await aToken('login') } });
    expect(withOne.status).toBe(which === 'known' ? 200 : 401);
  });
});

describe('a captcha that is away', () => {
  it('resend-code › while nobody can judge › stays open, to a quarter of the usual calls of a network', async () => {
    const away = await startTestApp({ ...sandbox.settings, PUBLIC_URL: publicUrl, TURNSTILE_VERIFY_URL: nobody });
    try {
      const client = aClient(away);
      const statuses: number[] = [];
      for (let call = 0; call < 9; call += 1) {
        statuses.push((await client.outcome(resendCode, { body: { email: aPerson().email } })).status);
      }
      // The limit is 30 an hour otherwise.
      expect(statuses).toEqual([...Array.from({ length: 7 }, () => 202), 429, 429]);
      expect((await aClient(away).outcome(register, { body: aPerson() })).status).toBe(202);
    } finally {
      await away.close();
    }
  });
});

describe('pages', () => {
  const addresses = ['/', '/legal/terms', '/auth/register', '/dashboard'];

  it('every document › with a key › loads the script once, and the policy allows its origin alone', async () => {
    const url = 'https://challenges.example/api.js?render=explicit&a=1';
    const own = await startTestApp({ ...sandbox.settings, TURNSTILE_SCRIPT_URL: url, WEB_DIST: pages });
    try {
      for (const address of addresses) {
        const { body, headers } = await own.http.inject({ url: address, headers: { accept: 'text/html' } });
        expect(body.match(/<script[^>]*>/g)).toEqual([
          '<script src="https://challenges.example/api.js?render=explicit&amp;a=1" data-captcha async>',
        ]);
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain("script-src 'self' https://challenges.example;");
        expect(policy).toContain('frame-src https://challenges.example;');
      }
      expect((await own.http.inject('/config.json')).json().captcha).toEqual({ siteKey: 'sandbox' });
    } finally {
      await own.close();
    }
  });

  it('every document › without a key › has no script, and the policy no other origin', async () => {
    const without = await startTestApp({ WEB_DIST: pages });
    try {
      for (const address of addresses) {
        const { body, headers } = await without.http.inject(address);
        const policy = String(headers['content-security-policy']);
        expect([body.includes('<script'), policy.includes("script-src 'self';"), policy.includes('frame-src')]).toEqual(
          [false, true, false],
        );
      }
      expect((await without.http.inject('/config.json')).json().captcha).toBeUndefined();
      expect((await aClient(without).outcome(register, { body: aPerson() })).status).toBe(202);
    } finally {
      await without.close();
    }
  });
});
