import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { newId } from '#platform/new-id.ts';
import { mail } from '#sandbox/mail/mail.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { startTestApp } from '#tests/helpers/api/test-app.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [mail], publicUrl: 'http://localhost:3000' });
  const mailer = createSmtpMailer({
    SMTP_URL: sandbox.settings['SMTP_URL'] ?? '',
    MAIL_FROM: 'Askwell <no-reply@askwell.test>',
    PUBLIC_URL: 'http://localhost:3000',
  });
  await mailer.send({
    id: newId(),
    to: 'reader@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Hello\n\n987654\n',
    html: '<p>Hello</p>',
  });
});

afterAll(() => sandbox.stop());

async function read(path: string) {
  const answer = await fetch(`${sandbox.url}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
}

describe('sandbox pages', () => {
  it('the list › opened › names the mailbox', async () => {
    const page = await read('/sandbox/');
    expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('href="/sandbox/mailbox"');
  });

  it('the mailbox › with a mail › shows its code to copy, and its texts as text', async () => {
    const { body } = await read('/sandbox/mailbox');
    expect(body).toContain('data-code="987654"');
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script>alert(1)');
  });

  it('mailbox.json › asked for one address › answers its mails only', async () => {
    const mine: unknown = JSON.parse((await read('/sandbox/mailbox.json?to=Reader%40example.com')).body);
    const none: unknown = JSON.parse((await read('/sandbox/mailbox.json?to=other%40example.com')).body);
    expect([mine, none]).toEqual([[expect.objectContaining({ to: 'reader@example.com', code: '987654' })], []]);
  });

  it('the mailbox › opened under the app’s address › is the same page, and its script may run', async () => {
    const app = await startTestApp({ SANDBOX_URL: sandbox.url, PUBLIC_URL: 'http://localhost' });
    try {
      const page = await app.http.inject({ url: '/sandbox/mailbox' });
      expect([page.statusCode, page.body]).toEqual([200, (await read('/sandbox/mailbox')).body]);
      expect(page.headers['content-security-policy']).not.toContain('script-src');
    } finally {
      await app.close();
    }
  });

  it('anything else › asked for › is 404', async () => {
    expect((await read('/sandbox/nothing')).status).toBe(404);
  });
});
