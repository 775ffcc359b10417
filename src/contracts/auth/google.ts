import * as z from 'zod/mini';
import { AuthAnswer, Password } from './auth.ts';
import { Id, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** Why sign-in with Google failed: the only possible values of `error` in /auth/callback?error=…. */
export const googleErrors = [
  /** the person declined at Google */
  'google_cancelled',
  /** the attempt expired, was already used, or began in another browser: start again */
  'google_expired',
  /** Google's response failed validation */
  'google_failed',
  /** Google did not respond */
  'google_unavailable',
  /** an account with this address exists here, and Google has not verified that the address belongs to this person */
  'google_email_unverified',
  /** an account with this address exists here: signing in to it in this browser within 15 minutes links Google */
  'google_confirm_account',
  /** the person signed in to Google as somebody other than the account's owner: no sign-in, no new account */
  'google_other_account',
  'too_many_attempts',
] as const;
export type GoogleError = (typeof googleErrors)[number];

/** The exchange requires this header, with any value: a cross-site page cannot send it. */
export const exchangeHeader = 'x-requested-with';

export const beginGoogle = defineEndpoint({
  method: 'GET',
  path: '/auth/google',
  summary: 'Go to Google to sign in, by full-page navigation; 404 where Google is not set up',
  auth: 'none',
  query: z.looseObject({
    /** the account whose owner must re-authenticate at Google; anybody else is refused */
    account: z.optional(Id),
    /** language of the page, used for a new account; defaults to Accept-Language */
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
