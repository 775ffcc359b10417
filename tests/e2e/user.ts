import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { newestCode } from '#tests/helpers/product.ts';
import { aPassword } from '#tests/helpers/sign-up.ts';

export interface User {
  readonly email: string;
  /** calls the API as this user. @returns the body of the answer */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object | FormData): Promise<Body>;
  /** lets a browser be this user's, as if signed in there */
  signIn(context: BrowserContext): Promise<void>;
}

/** Answers are read as they come: these calls only prepare what a page then shows. */
// oxlint-disable-next-line typescript/no-explicit-any -- the page is what is tested
type Body = any;

/** A verified account made over HTTP, for tests whose subject comes after signing in. */
export async function aUser(url: string, language: Language): Promise<User> {
  const email = `${randomUUID()}@example.com`;
  await send(url, 'POST', '/auth/register', {
    email,
    password: aPassword,
    fullName: 'Olena Kovalenko',
    position: 'Head of Engineering',
    language,
  });
  const code = await newestCode(url, email);
  const answer = await send(url, 'POST', '/auth/verify-code', { email, code });
  const stored = {
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    user: JSON.stringify(answer.user),
  };
  return {
    email,
    call: (method, path, body) => send(url, method, path, body, { authorization: `Bearer ${answer.accessToken}` }),
    signIn: async (context) => {
      await context.addInitScript((items) => {
        for (const [name, value] of Object.entries(items)) {
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        }
      }, stored);
    },
  };
}

async function send(
  url: string,
  method: string,
  path: string,
  body?: object | FormData,
  headers: Record<string, string> = {},
): Promise<Body> {
  const json = body === undefined || body instanceof FormData;
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'x-refresh-mode': 'rotate', ...headers, ...(json ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
