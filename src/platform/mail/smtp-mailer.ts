import * as z from 'zod';
import type { Config } from '#platform/config.ts';
import { type Mailer, MailNotTaken, MailRefused } from './mailer.ts';

// Together well below the lease of an outbox delivery (30 s): a slow server must not make two relays hold the same
// mail.
const timeouts = { dnsTimeout: 4000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

const SmtpFailure = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** Sends through SMTP; connects with the first mail. Without SMTP_URL, every mail waits. */
export function createSmtpMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Mailer {
  if (config.SMTP_URL === undefined) {
    return { send: async () => Promise.reject(new MailNotTaken('SMTP_URL is not set')) };
  }
  const options = { url: config.SMTP_URL, ...timeouts };
  const domain = new URL(config.PUBLIC_URL).hostname;
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        // Loaded with the first mail: 9 MiB that the API, which sends none, does not need.
        const { createTransport } = await import('nodemailer');
        await createTransport(options).sendMail({
          from: config.MAIL_FROM,
          // As an object: a string would be parsed, and a malformed address could become two.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

/** Only errors about the mailbox or the mail are permanent; a wrong password or an unknown command is ours to fix. */
function toMailError(error: unknown): MailRefused | MailNotTaken {
  const { code, responseCode } = SmtpFailure.safeParse(error).data ?? {};
  const ofTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (ofTheMail && responseCode !== undefined && responseCode >= 500) return new MailRefused(responseCode);
  return new MailNotTaken([code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown');
}
