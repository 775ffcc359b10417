import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import * as auth from '#contracts/auth/auth.ts';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { aPerson, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

// Temporal is down in all of these: mail must not depend on it.

let app: TestApp;
let smtp: SmtpSandbox;
let relay: Relay | undefined;

afterEach(async () => {
  await relay?.stop();
  await app.close();
  await smtp.close();
});

async function start(): Promise<void> {
  smtp = await startSmtpSandbox();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://askwell.example' });
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
}

const visitor = () => aVisitor(overInject(app));

async function register(email: string, language: 'en' | 'uk' = 'en'): Promise<void> {
  await visitor().call(auth.register, { body: aPerson({ email, language }) });
}

async function verify(email: string, code: string | undefined): Promise<void> {
  await visitor().call(auth.verifyCode, { body: { email, code: code ?? '' } });
}

async function stored(email: string) {
  return app.deps.db.system
    .selectFrom('platform.mail_message')
    .select(['state', sql<string | null>`parameters->>'code'`.as('code')])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
}

describe('mail', () => {
  it.each([
    ['en', /is your Askwell code/, 'Confirm your email address'],
    ['uk', /ваш код Askwell/, 'Підтвердьте електронну адресу'],
  ] as const)('a registration in %s › brings the code by mail, which verifies', async (language, subject, heading) => {
    await start();
    const email = `${randomUUID()}@example.com`;
    await register(email, language);
    await until(() => smtp.mails(email).length === 1);
    const [mail] = smtp.mails(email);
    expect(mail?.subject).toMatch(subject);
    expect([mail?.text, mail?.html].every((part) => part?.includes(heading))).toBe(true);
    expect(mail?.html).toContain(`lang="${language}"`);
    await verify(email, mail?.code);
  });

  it('a delivered mail › leaves a row without the code', async () => {
    await start();
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await until(async () => (await stored(email))[0]?.state === 'sent');
    expect(await stored(email)).toEqual([{ state: 'sent', code: null }]);
  });

  it('the mail server › down at registration, up later › delivers without Temporal', async () => {
    await start();
    const { port } = smtp;
    await smtp.close();
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await until(async () => {
      const deliveries = await app.deps.db.system.selectFrom('platform.delivery').select('attempts').execute();
      return deliveries.some((delivery) => delivery.attempts >= 2);
    }, 45_000);
    expect((await stored(email))[0]?.state).toBe('queued');
    smtp = await startSmtpSandbox({ port });
    await until(() => smtp.mails(email).length > 0, 45_000);
    await until(async () => (await stored(email))[0]?.state === 'sent');
  }, 120_000);

  it('a code that expired while the mail server was away › is not sent, and operators see it', async () => {
    await start();
    const { port } = smtp;
    await smtp.close();
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await sql`update platform.mail_message set valid_until = valid_until - interval '10 minutes'`.execute(
      app.deps.db.system,
    );
    smtp = await startSmtpSandbox({ port });
    await until(async () => (await stored(email))[0]?.state !== 'queued', 45_000);
    expect(await stored(email)).toEqual([{ state: 'skipped', code: null }]);
    expect(smtp.mails(email)).toEqual([]);
  }, 120_000);

  it('a code that a newer one followed › is not sent any more', async () => {
    await start();
    const { port } = smtp;
    await smtp.close();
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await app.deps.db.system.deleteFrom('auth.throttle').execute();
    await visitor().call(auth.resendCode, { body: { email } });
    smtp = await startSmtpSandbox({ port });
    await until(async () => (await stored(email)).every(({ state }) => state !== 'queued'), 45_000);
    expect((await stored(email)).map(({ state }) => state)).toEqual(['skipped', 'sent']);
    const [mail] = smtp.mails(email);
    await verify(email, mail?.code);
  }, 120_000);

  it('a mailbox that refuses › is given up at once, and the code is gone', async () => {
    await start();
    await register('bounce@example.com');
    await until(async () => (await stored('bounce@example.com'))[0]?.state === 'undeliverable');
    expect(await stored('bounce@example.com')).toEqual([{ state: 'undeliverable', code: null }]);
  });

  it('the mail to an owner › whose address is registered again › links to the configured address', async () => {
    await start();
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await until(() => smtp.mails(email).length === 1);
    await verify(email, smtp.mails(email)[0]?.code);
    await app.deps.db.system.deleteFrom('auth.throttle').execute();
    await register(email);
    const told = () => smtp.mails(email).find(({ subject }) => subject === 'You already have an Askwell account');
    await until(() => told() !== undefined);
    expect(told()?.links).toEqual([
      'https://askwell.example/auth/login',
      expect.stringMatching(/^https:\/\/askwell\.example\/auth\/reset-password#token=[\w-]{43}$/),
    ]);
    expect(told()).not.toHaveProperty('code');
  });
});
