import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage, sendText } from '#sandbox/answers.ts';
import { aboutPage, chooserPage } from './chooser-page.ts';

interface GoogleServer {
  readonly clientId: string;
  readonly issuer: string;
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
}

const clientId = 'askwell-sandbox.apps.googleusercontent.example';
const maxCodes = 1000;

/** oauth2-mock-server provides codes, tokens and keys; a page before it lets the user choose who to sign in as. */
export function createGoogleServer(publicUrl: string): GoogleServer {
  const issuer = `${publicUrl}/sandbox/google`;
  const redirectUri = `${publicUrl}/api/v1/auth/google/callback`;
  let protocol: ReturnType<typeof startProtocol> | undefined;
  return {
    clientId,
    issuer,
    answer: async (request, response, url) => {
      const client = url.searchParams.get('client_id');
      const isOurs = client === clientId && url.searchParams.get('redirect_uri') === redirectUri;
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /sandbox/google':
        case 'GET /sandbox/google/':
          return sendPage(response, aboutPage(publicUrl));
        case 'GET /sandbox/google/authorize':
          // As Google does: for an unregistered redirect URI, show an error instead of redirecting.
          if (!isOurs) return sendText(response, 400, 'Error 400: redirect_uri_mismatch');
          return sendPage(response, chooserPage(url.searchParams));
        case 'GET /sandbox/google/choose': {
          if (!isOurs) return sendText(response, 400, 'Error 400: redirect_uri_mismatch');
          if (url.searchParams.get('choice') === 'cancel') return cancel(response, redirectUri, url);
          break;
        }
        case 'POST /sandbox/google/token':
        case 'GET /sandbox/google/keys':
          break;
        default:
          return sendText(response, 404, 'There is no such page.');
      }
      // Generating its key takes a moment, so it is deferred to the first use.
      protocol ??= startProtocol(issuer);
      (await protocol)(request, response);
    },
  };
}

function cancel(response: ServerResponse, redirectUri: string, url: URL): void {
  const back = new URL(redirectUri);
  back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  response.writeHead(302, { location: back.href, 'cache-control': 'no-store' }).end();
}

/** What Google reports about a person. */
interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly hd?: string;
}

async function startProtocol(issuer: string) {
  const { Events, OAuth2Issuer, OAuth2Service } = await import('oauth2-mock-server');
  const own = new OAuth2Issuer();
  own.url = issuer;
  await own.keys.generate('RS256');
  const service = new OAuth2Service(own, {
    authorize: '/sandbox/google/choose',
    token: '/sandbox/google/token',
    jwks: '/sandbox/google/keys',
  });
  const people = new Map<string, Person>();
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
    people.set(url.searchParams.get('code') ?? '', personIn(new URL(request.url ?? '/', issuer).searchParams));
    for (const code of people.keys()) if (people.size > maxCodes) people.delete(code);
  });
  service.on(
    Events.BeforeTokenSigning,
    ({ payload }: { payload: Record<string, unknown> }, { body }: { body: { code?: string } }) => {
      Object.assign(payload, people.get(body.code ?? ''), { azp: clientId });
    },
  );
  return service.requestHandler;
}

function personIn(chosen: URLSearchParams): Person {
  const email = (chosen.get('email') ?? '').trim().toLowerCase();
  const choice = chosen.get('choice');
  return {
    // The same person each time, even after a restart.
    sub: chosen.get('sub') || createHash('sha256').update(email).digest('hex').slice(0, 21),
    email,
    email_verified: choice !== 'unverified',
    name: chosen.get('name') || (email.split('@')[0] ?? ''),
    ...(choice === 'workspace' ? { hd: email.split('@')[1] ?? '' } : {}),
  };
}
