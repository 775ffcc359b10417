import * as z from 'zod/mini';
import { AuthAnswer, Password } from './auth.ts';
import { Id, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** What can be wrong when a browser comes back from Google: /auth/callback?error=…, and nothing else stands there. */
export const googleErrors = [
  /** the person said no */
  'google_cancelled',
  /** too late, used already, or begun in another browser: begin again */
  'google_expired',
  /** what Google sent does not hold */
  'google_failed',
  /** Google gave no answer */
  'google_unavailable',
  /** the address has an account here, and Google has not verified that it is this person's */
  'google_email_unverified',
  /** the address has an account here: after a sign-in to it, in this browser and within 15 minutes, Google is linked */
  'google_confirm_account',
  /** another person came back than the one whose account was to be proven: nobody was signed in, and no account made */
  'google_other_account',
  'too_many_attempts',
] as const;
export type GoogleError = (typeof googleErrors)[number];

/** The exchange takes it with any value: a page of another site cannot send it. */
export const exchangeHeader = 'x-requested-with';

export const beginGoogle = defineEndpoint({
  method: 'GET',
  path: '/auth/google',
  summary: 'Go to Google to sign in, by full-page navigation; 404 where Google is not set up',
  auth: 'none',
  query: z.looseObject({
    /** the account that Google is to prove anew, where that alone is wanted: anybody else's comes back refused */
    account: z.optional(Id),
    /** of the page, for an account that is made; without it, that of Accept-Language */
    language: z.optional(Language),
  }),
  status: 302,
  answer: 'redirect',
  errors: ['common.not_found'],
});

const parameter = z.optional(z.string().check(z.maxLength(4000)));

export const finishGoogle = defineEndpoint({
  method: 'GET',
  path: '/auth/google/callback',
  summary: 'Where Google sends the browser back to; goes on to /auth/callback, with ?error=… when it failed',
  auth: 'none',
  query: z.looseObject({ state: parameter, code: parameter, error: parameter }),
  status: 302,
  answer: 'redirect',
  errors: ['common.not_found'],
});

export const exchange = defineEndpoint({
  method: 'POST',
  path: '/auth/exchange',
  summary:
    'Sign in after /auth/callback: once, within a minute, with the cookie that came with it and x-requested-with',
  auth: 'none',
  status: 200,
  answer: 'json',
  success: AuthAnswer,
  errors: ['auth.exchange_refused', 'auth.throttled'],
});

export const unlinkGoogle = defineEndpoint({
  method: 'DELETE',
  path: '/auth/google',
  summary: 'Google signs in to the account no more, the password alone does; ends the other sessions',
  auth: 'user',
  body: z.strictObject({ password: Password }),
  status: 204,
  answer: 'empty',
  errors: ['auth.password_wrong', 'auth.no_password', 'auth.password_closed', 'auth.throttled'],
});
