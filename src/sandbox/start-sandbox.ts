import { createServer, type ServerResponse } from 'node:http';
import { mailboxPage, standInsPage } from './mailbox-page.ts';
import { type SmtpSandbox, startSmtpSandbox } from './smtp.ts';

export interface Sandbox {
  /** for SANDBOX_URL */
  readonly url: string;
  readonly smtp: SmtpSandbox;
  stop(): Promise<void>;
}

/** The stand-ins of `npm start` and their pages below /sandbox/, which the API serves by proxy. */
export async function startSandbox(options: { port?: number; smtpPort?: number } = {}): Promise<Sandbox> {
  const smtp = await startSmtpSandbox(options.smtpPort === undefined ? {} : { port: options.smtpPort });
  let own: string | undefined;
  const server = createServer((request, response) => {
    // A page whose name points at this machine still sends that name: it must not read what is here.
    if (request.headers.host !== own) return send(response, 421, 'text/plain', 'There is no such host.');
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET.');
    switch (url.pathname) {
      case '/sandbox':
      case '/sandbox/':
        return send(response, 200, 'text/html', standInsPage(standIns));
      case '/sandbox/mailbox':
        return send(response, 200, 'text/html', mailboxPage(smtp.mails()));
      case '/sandbox/mailbox.json':
        return send(
          response,
          200,
          'application/json',
          JSON.stringify(smtp.mails(url.searchParams.get('to') ?? undefined)),
        );
      default:
        return send(response, 404, 'text/plain', 'There is no such stand-in.');
    }
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(options.port ?? 0, '127.0.0.1', resolve);
    });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-ins listen on no port');
  own = `127.0.0.1:${address.port}`;
  return {
    url: `http://${own}`,
    smtp,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, smtp.close()]);
    },
  };
}

const standIns = [
  { path: '/sandbox/mailbox', name: 'Mailbox', about: 'A mail server that keeps every mail: codes are here.' },
];

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}
