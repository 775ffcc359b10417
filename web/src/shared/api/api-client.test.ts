import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, profile } from '#contracts/auth/auth.ts';
import { createPosition, getPosition, listPositions, updatePosition } from '#contracts/hiring/positions.ts';
import { call } from './api-client.ts';
import { ApiError, OfflineError, SessionEndedError } from './api-error.ts';
import { currentSession } from './session.ts';

/** A fake server behind `fetch`: it records the requests it receives and answers each with the handler's response. */
type Handler = (request: Request, body: unknown) => Response | Promise<Response>;

const seen: Request[] = [];

function serve(handler: Handler): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(`http://askwell.test${path}`, init);
    seen.push(request.clone());
    const text = await request.clone().text();
    return handler(request, text === '' ? undefined : JSON.parse(text));
  });
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = (status: number, code: string): Response =>
  json(status, { status, code, message: `said ${code}`, requestId: 'r-1' });

const user = { id: 'u1', email: 'nina@brackwater.example' };

/**
 * Answers the profile request when the token is `good` and 401 for any other token; `refresh` handles the refresh call.
 */
function serveProfile(good: string, refresh: Handler): void {
  serve((request, body) => {
    if (request.url.endsWith('/auth/refresh')) return refresh(request, body);
    const accepted = request.headers.get('authorization') === `Bearer ${good}`;
    return accepted ? json(200, user) : refused(401, 'common.unauthorized');
  });
}

const pathsSeen = (): string[] => seen.map(({ url }) => new URL(url).pathname.replace('/api/v1', ''));

beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('accessToken', 'old');
  localStorage.setItem('refreshToken', 'r-old');
  localStorage.setItem('user', '{}');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('address › parameters and query › are escaped, and what is undefined is left out', async () => {
    serve(() => json(200, []));
    await call(getPosition, { params: { positionId: 'a/b' } });
    await call(listPositions, { query: { q: 'C++ & Go', status: undefined } });
    expect(seen.map(({ url }) => url)).toEqual([
      'http://askwell.test/api/v1/positions/a%2Fb',
      'http://askwell.test/api/v1/positions?q=C%2B%2B+%26+Go',
    ]);
  });

  it('a key › of a call that is under way › joins it; once answered, the key is sent again', async () => {
    serve(() => json(201, { id: 'p1' }));
    const create = () => call(createPosition, { body: { title: 'Go', level: 'senior' }, idempotencyKey: 'k-2' });
    expect(await Promise.all([create(), create()])).toEqual([{ id: 'p1' }, { id: 'p1' }]);
    expect(seen).toHaveLength(1);
    serve(() => refused(503, 'common.unavailable'));
    await expect(create()).rejects.toThrow(ApiError);
    serve(() => json(201, { id: 'p1' }));
    expect(await create()).toEqual({ id: 'p1' });
  });

  it('headers › key and version of the call › travel as Idempotency-Key and If-Match', async () => {
    serve(() => json(200, {}));
    await call(createPosition, { body: { title: 'Go', level: 'senior' }, idempotencyKey: 'k-1' });
    await call(updatePosition, { params: { positionId: 'p' }, body: { title: 'Go' }, ifMatch: 3 });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('k-1');
    expect(seen[1]?.headers.get('if-match')).toBe('"3"');
    expect(seen[1]?.headers.get('authorization')).toBe('Bearer old');
  });

  it('refusal › a problem document › becomes an ApiError with its code, sentence and request id', async () => {
    serve(() => refused(404, 'hiring.position_not_found'));
    const error: unknown = await call(getPosition, { params: { positionId: 'p' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'hiring.position_not_found', requestId: 'r-1' });
  });

  it('refusal › a gateway answers a page of its own › keeps the status and invents no sentence', async () => {
    serve(() => new Response('<h1>502</h1>', { status: 502, headers: { 'retry-after': '7' } }));
    const error: unknown = await call(profile).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'common.unavailable', message: '', retryAfterSec: 7 });
  });

  it('no answer › the network is gone › is an OfflineError and the session stays', async () => {
    serve(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(call(profile)).rejects.toBeInstanceOf(OfflineError);
    expect(localStorage.getItem('accessToken')).toBe('old');
  });
});

describe('call after a 401', () => {
  it('many calls at once › one refresh for all › each is replayed once with the new token', async () => {
    serveProfile('new', () => json(200, { accessToken: 'new', refreshToken: 'r-new' }));
    await expect(Promise.all([call(profile), call(profile), call(profile)])).resolves.toHaveLength(3);
    expect(pathsSeen().filter((path) => path === '/auth/refresh')).toHaveLength(1);
    expect(pathsSeen().filter((path) => path === '/auth/profile')).toHaveLength(6);
    expect(localStorage.getItem('refreshToken')).toBe('r-new');
  });

  it('refresh › asks to rotate › sends the header and the stored token', async () => {
    const bodies: unknown[] = [];
    serveProfile('new', (request, body) => {
      bodies.push([request.headers.get('x-refresh-mode'), body]);
      return json(200, { accessToken: 'new' });
    });
    await call(profile);
    expect(bodies).toEqual([['rotate', { refreshToken: 'r-old' }]]);
    expect(localStorage.getItem('refreshToken')).toBe('r-old');
  });

  it('replay › is refused as well › is not tried a third time', async () => {
    serveProfile('never', () => json(200, { accessToken: 'new' }));
    await expect(call(profile)).rejects.toMatchObject({ status: 401 });
    expect(pathsSeen()).toEqual(['/auth/profile', '/auth/refresh', '/auth/profile']);
  });

  it('refresh › is refused › forgets tokens and user and ends the session', async () => {
    serveProfile('new', () => refused(401, 'auth.refresh_refused'));
    await expect(call(profile)).rejects.toBeInstanceOf(SessionEndedError);
    expect(['accessToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    expect(currentSession()).toEqual({ status: 'signed-out', refused: true });
  });

  it('no refresh token › nothing to exchange › ends the session without asking', async () => {
    localStorage.removeItem('refreshToken');
    serveProfile('new', () => json(200, { accessToken: 'new' }));
    await expect(call(profile)).rejects.toBeInstanceOf(SessionEndedError);
    expect(pathsSeen()).toEqual(['/auth/profile']);
  });

  it.each([
    ['the network is gone', () => Promise.reject<Response>(new TypeError('failed to fetch'))],
    ['the server is in trouble', () => refused(503, 'common.unavailable')],
  ])('refresh › %s › is no refusal: everything stays', async (_name, refresh) => {
    serveProfile('new', refresh);
    await expect(call(profile)).rejects.toBeInstanceOf(OfflineError);
    expect(localStorage.getItem('refreshToken')).toBe('r-old');
  });

  it('another tab › has refreshed meanwhile › its token is taken and nothing is exchanged', async () => {
    serve((request) => {
      if (request.headers.get('authorization') === 'Bearer theirs') return json(200, user);
      localStorage.setItem('accessToken', 'theirs');
      return refused(401, 'common.unauthorized');
    });
    await expect(call(profile)).resolves.toEqual(user);
    expect(pathsSeen()).toEqual(['/auth/profile', '/auth/profile']);
  });

  it('login › a wrong password › is answered, not refreshed', async () => {
    serve(() => refused(401, 'auth.invalid_credentials'));
    const body = { email: 'a@b.co', password: 'wrong' };
    await expect(call(login, { body })).rejects.toMatchObject({ code: 'auth.invalid_credentials' });
    expect(pathsSeen()).toEqual(['/auth/login']);
  });
});
