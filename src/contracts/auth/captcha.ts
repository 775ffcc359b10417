import * as z from 'zod/mini';

/** The action that a captcha token protects. A token issued for one action is not valid for another. */
export const captchaActions = ['register', 'forgot_password', 'resend_code', 'login', 'anonymous_session'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** In the bodies of calls that may require a captcha. */
export const CaptchaToken = z.optional(z.string().check(z.maxLength(2048)));
