import type { TestApp } from './test-app.ts';

/** A person's choice on the page of the Google stand-in. */
export interface GoogleChoice {
  readonly choice: 'verified' | 'workspace' | 'unverified' | 'cancel';
  readonly email?: string;
  readonly name?: string;
  /** a person other than the first one with this address */
  readonly sub?: string;
}

interface BrowserAnswer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

/** A browser that keeps cookies and follows redirects. */
export interface GoogleBrowser {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<BrowserAnswer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<BrowserAnswer>;
  /** goes to Google and returns the URL of our callback to which Google redirects */
  toGoogle(choice: GoogleChoice, asked?: Record<string, string>): Promise<string>;
  /** also follows our callback, and returns where the person ends up */
  signIn(choice: GoogleChoice, asked?: Record<string, string>): Promise<string>;
}

/** @param sandbox URL of the server that runs the Google stand-in */
export function aGoogleBrowser(app: TestApp, sandbox: string, network: string): GoogleBrowser {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.http.inject({
      method,
      url: path,
      headers: { 'x-forwarded-for': network, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.statusCode, location: answer.headers.location ?? '', body: answer.body };
  };
  const browser: GoogleBrowser = {
    cookies,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    toGoogle: async (choice, asked = {}) => {
      const { location } = await send('GET', `/api/v1/auth/google?${new URLSearchParams(asked).toString()}`);
      const way = new URL(location);
      for (const [name, value] of Object.entries(choice)) way.searchParams.set(name, String(value));
      const answer = await fetch(`${sandbox}/sandbox/google/choose${way.search}`, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      return back.pathname + back.search;
    },
    signIn: async (choice, asked) => (await send('GET', await browser.toGoogle(choice, asked))).location,
  };
  return browser;
}
