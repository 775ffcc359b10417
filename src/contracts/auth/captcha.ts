import * as z from 'zod/mini';

/** What a person is about to do; a token is given for one of them and holds for no other. */
export const captchaActions = ['register', 'forgot_password', 'resend_code', 'login', 'anonymous_session'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** In the bodies of calls that may ask for it. */
export const CaptchaToken = z.optional(z.string().check(z.maxLength(2048)));
