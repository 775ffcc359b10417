import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail, as GET /sandbox/mailbox.json returns it. */
export interface CaughtMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
  /** six digits on a line of their own */
  readonly code?: string;
  readonly links: readonly string[];
}

/** A stand-in for a mail server: accepts every mail by SMTP and stores it for people and tests to read. */
export interface SmtpSandbox {
  /** for SMTP_URL */
  readonly url: string;
  readonly port: number;
  /** newest first; for one address, or all */
  mails(to?: string): readonly CaughtMail[];
  close(): Promise<void>;
}

const maxMails = 500;
const maxBytes = 1024 * 1024;

/**
 * Responses of real servers, selected by the local part of the recipient, as with mail providers' own test addresses.
 */
const refusals: ReadonlyMap<string, { readonly status: number; readonly text: string }> = new Map([
  ['bounce', { status: 550, text: 'No such mailbox here' }],
  ['greylisted', { status: 451, text: 'Try again later' }],
]);

export async function startSmtpSandbox(options: { port?: number } = {}): Promise<SmtpSandbox> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    banner: 'Askwell mail stand-in',
    size: maxBytes,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusals.get(address.split('@')[0] ?? '');
      if (refusal === undefined) done();
      else done(Object.assign(new Error(refusal.text), { responseCode: refusal.status }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        readMail(Buffer.concat(parts), recipients).then(
          (arrived) => {
            mails.unshift(...arrived);
            mails.length = Math.min(mails.length, maxMails);
            done();
          },
          () => done(Object.assign(new Error('The message could not be read'), { responseCode: 554 })),
        );
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on no port');
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to === to.toLowerCase())),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(raw: Buffer, recipients: readonly string[]): Promise<CaughtMail[]> {
  const { messageId, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  const links = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link);
  return recipients.map((to, index) => ({
    id: `${(messageId ?? '').replaceAll(/[<>]/g, '').split('@')[0] || Date.now()}${index === 0 ? '' : `-${index}`}`,
    to: to.toLowerCase(),
    subject,
    text: text.trimEnd(),
    html,
    at: new Date().toISOString(),
    ...(code === undefined ? {} : { code }),
    links: [...new Set(links)],
  }));
}
