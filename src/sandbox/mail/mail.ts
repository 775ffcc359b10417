import { sendJson, sendPage } from '#sandbox/answers.ts';
import type { StandIn } from '#sandbox/stand-in.ts';

/** A mail server that delivers nothing and shows everything. */
export const mail: StandIn = {
  name: 'Sandbox mailbox',
  about: 'A mail server that keeps every email. Find your codes here.',
  effect: 'mail goes to the sandbox mailbox',
  key: 'SMTP_URL',
  page: '/sandbox/mailbox',
  paths: ['/sandbox/mailbox', '/sandbox/mailbox.json'],
  start: async () => {
    const [{ startSmtpSandbox }, { mailboxPage }] = await Promise.all([
      import('./smtp.ts'),
      import('./mailbox-page.ts'),
    ]);
    const smtp = await startSmtpSandbox();
    return {
      settings: { SMTP_URL: smtp.url, SANDBOX_MAILBOX: 'true' },
      answer: (_request, response, url) => {
        if (url.pathname === '/sandbox/mailbox') sendPage(response, mailboxPage(smtp.mails()));
        else sendJson(response, smtp.mails(url.searchParams.get('to') ?? undefined));
      },
      stop: () => smtp.close(),
    };
  },
};
