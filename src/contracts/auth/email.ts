import * as z from 'zod/mini';
import { Email, User } from './auth.ts';
import { Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** A pending change of e-mail address. */
export const EmailChange = z.object({
  /** the new address */
  email: z.string(),
  /** when the code expires; the change itself stays pending for an hour */
  codeExpiresAt: Instant,
});
export type EmailChange = z.infer<typeof EmailChange>;

export const emailChange = defineEndpoint({
  method: 'GET',
  path: '/auth/email-change',
  summary: 'The change of address that waits for its code, if there is one',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ change: z.nullable(EmailChange) }),
  errors: [],
});

export const beginEmailChange = defineEndpoint({
  method: 'POST',
  path: '/auth/email-change',
  summary: 'Mail a code to a new address; the same answer for an address that has an account',
  auth: 'user',
  body: z.strictObject({
    email: Email,
    /** optional for a session that signed in with Google within the last five minutes */
    password: z.optional(z.string().check(z.maxLength(512))),
  }),
  status: 202,
  answer: 'json',
  success: EmailChange,
  errors: ['auth.email_same', 'auth.password_wrong', 'auth.password_closed', 'auth.proof_required', 'auth.throttled'],
});

export const resendEmailChangeCode = defineEndpoint({
  method: 'POST',
  path: '/auth/email-change/code',
  summary: 'Mail a new code for the change that waits; the old one no longer works',
  auth: 'user',
  status: 202,
  answer: 'json',
  success: EmailChange,
  errors: ['auth.email_change_gone', 'auth.throttled'],
});

export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/auth/email-change/confirm',
  summary: 'Change the address by the mailed code; ends the other sessions. The same code again changes nothing more',
  auth: 'user',
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  status: 200,
  answer: 'json',
  success: User,
  errors: [
    'auth.code_invalid',
    'auth.code_expired',
    'auth.code_spent',
    'auth.email_change_gone',
    'auth.email_taken',
    'auth.throttled',
  ],
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/auth/email-change',
  summary: 'Take the change that waits back; its code no longer works',
  auth: 'user',
  status: 204,
  answer: 'empty',
  errors: [],
});
