import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { sendPage, sendText } from './answers.ts';
import type { RunningStandIn, StandIn } from './stand-in.ts';
import { standInsPage } from './stand-ins-page.ts';

export interface Sandbox {
  /** The origin of its own server. */
  readonly url: string;
  /** Settings that make API and worker use the stand-ins. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The stand-ins and their pages below /sandbox/, which the API proxies. */
export async function startSandbox(options: {
  standIns: readonly StandIn[];
  /** The app's origin. */
  publicUrl: string;
  port?: number;
}): Promise<Sandbox> {
  const { standIns } = options;
  const publicUrl = new URL(options.publicUrl).origin;
  const running = new Map<StandIn, RunningStandIn>();
  let own = '';

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // A site whose host name resolves to this machine (DNS rebinding) still sends that name: it must not read anything
    // here.
    if (request.headers.host !== new URL(own).host) return sendText(response, 421, 'There is no such host.');
    if (isFromForeignPage(request, [own, publicUrl])) return sendText(response, 403, 'Not for other sites’ pages.');
    const url = new URL(request.url ?? '/', own);
    const standIn = standIns.find(({ paths }) => paths.some((path) => isBelow(url.pathname, path)));
    const started = standIn && running.get(standIn);
    if (started !== undefined) return started.answer(request, response, url);
    if (/^\/sandbox\/?$/.test(url.pathname)) return sendPage(response, standInsPage(standIns));
    return sendText(response, 404, 'There is no such stand-in.');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendText(response, 500, `The stand-in failed: ${String(error)}`);
      else response.destroy();
    });
  });
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await Promise.all([closed, ...[...running.values()].map((standIn) => standIn.stop())]);
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-ins listen on no port');
  own = `http://127.0.0.1:${address.port}`;
  try {
    for (const standIn of standIns) running.set(standIn, await standIn.start({ publicUrl, url: own }));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: own,
    settings: Object.assign({ SANDBOX_URL: own }, ...[...running.values()].map(({ settings }) => settings)),
    stop,
  };
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

/**
 * A page of another site can make a browser submit a form here, which could move a clock or sign somebody in. Reading
 * is prevented by the browser itself. Clients other than browsers send neither header.
 */
function isFromForeignPage({ method, headers }: IncomingMessage, own: readonly string[]): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  // Sent by every current browser, even if the page hides its origin, as all of ours do.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && !own.includes(headers.origin);
}
