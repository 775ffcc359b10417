import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, MailNotTaken, MailRefused, type Mailer } from '#platform/mail/mailer.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { newId } from '#platform/new-id.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';

// A contract test for both sides: what the adapter promises its callers, tested against the stand-in's wire protocol.

const settings = { MAIL_FROM: 'Askwell <no-reply@askwell.test>', PUBLIC_URL: 'http://localhost:3000' };

let smtp: SmtpSandbox;
let mailer: Mailer;

beforeAll(async () => {
  smtp = await startSmtpSandbox();
  mailer = createSmtpMailer({ ...settings, SMTP_URL: smtp.url });
});

afterAll(() => smtp.close());

function aMail(overrides: Partial<Mail> = {}): Mail {
  return {
    id: newId(),
    to: 'reader@example.com',
    subject: 'Hello',
    text: 'Hello\n\n123456\n\nhttp://localhost:3000/auth/login\n',
    html: '<p>Hello</p>',
    ...overrides,
  };
}

describe('createSmtpMailer', () => {
  it('a mail › sent › arrives whole, with its code and links found', async () => {
    const mail = aMail({ subject: 'Код — ваш', text: 'Вітаємо!\n\n012345\n\nhttp://localhost:3000/auth/login\n' });
    await mailer.send(mail);
    expect(smtp.mails('reader@example.com')[0]).toEqual({
      id: mail.id,
      to: 'reader@example.com',
      subject: mail.subject,
      text: mail.text.trimEnd(),
      html: expect.stringContaining('<p>Hello</p>'),
      at: expect.stringMatching(/Z$/),
      code: '012345',
      links: ['http://localhost:3000/auth/login'],
    });
  });

  it('two mails › to two addresses › are listed newest first, and by address', async () => {
    await mailer.send(aMail({ to: 'first@example.com', subject: 'first' }));
    await mailer.send(aMail({ to: 'Second@Example.com', subject: 'second' }));
    expect(
      smtp
        .mails()
        .map((mail) => mail.subject)
        .slice(0, 2),
    ).toEqual(['second', 'first']);
    expect(smtp.mails('second@example.com').map((mail) => mail.subject)).toEqual(['second']);
  });

  it('an address that looks like two › sent to › is one recipient or none, never two', async () => {
    await mailer.send(aMail({ to: 'one@example.com, two@example.com' })).catch(() => undefined);
    expect(smtp.mails('two@example.com')).toEqual([]);
  });

  it('a mailbox that does not exist › sent to › is refused for good', async () => {
    await expect(mailer.send(aMail({ to: 'bounce@example.com' }))).rejects.toSatisfy(
      (error) => error instanceof MailRefused && error.status === 550 && !error.message.includes('example.com'),
    );
  });

  it('a busy mailbox › sent to › may be tried again', async () => {
    await expect(mailer.send(aMail({ to: 'greylisted@example.com' }))).rejects.toBeInstanceOf(MailNotTaken);
  });

  it('no server › at the address › may be tried again', async () => {
    const nobody = createSmtpMailer({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(nobody.send(aMail())).rejects.toBeInstanceOf(MailNotTaken);
  });

  it('no server configured › mail waits', async () => {
    const none = createSmtpMailer({ ...settings, SMTP_URL: undefined });
    await expect(none.send(aMail())).rejects.toBeInstanceOf(MailNotTaken);
  });
});
