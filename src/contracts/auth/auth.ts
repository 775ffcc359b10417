import * as z from 'zod/mini';
import { CaptchaToken } from './captcha.ts';
import { Id, Instant, Language, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { billingPeriods, tiers } from '#contracts/billing/plans.ts';

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/**
 * The rule that the form shows. The server also refuses common passwords and the local part of the e-mail address. At
 * most 512 bytes.
 */
export const passwordRule = { min: 8, max: 128, upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u } as const;
export const Password = z.string().check(z.maxLength(512));

export const subscriptionStatuses = [
  'none',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

export const Subscription = z.object({
  plan: z.enum(tiers),
  status: z.enum(subscriptionStatuses),
  billingPeriod: z.nullable(z.enum(billingPeriods)),
  /** the period that starts at the next renewal, if it differs */
  nextBillingPeriod: z.nullable(z.enum(billingPeriods)),
  renewalDate: z.nullable(Instant),
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: z.optional(Instant),
});
export type Subscription = z.infer<typeof Subscription>;

export const industries = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'retail',
  'manufacturing',
  'construction',
  'logistics',
  'hospitality',
  'marketing',
  'professional_services',
  'public_sector',
  'nonprofit',
  'other',
] as const;

/** The company that the user hires for. */
export const Company = z.object({
  name: z.string(),
  website: z.nullable(z.string()),
  industry: z.enum(industries),
});
export type Company = z.infer<typeof Company>;

export const User = z.object({
  id: Id,
  email: z.string(),
  fullName: z.string(),
  position: z.string(),
  language: Language,
  timezone: z.string(),
  createdAt: Instant,
  emailVerified: z.boolean(),
  /** false: the account was not created with a password; the user can set one through a mailed link */
  hasPassword: z.boolean(),
  /** addresses of the linked Google accounts; empty: Google is not linked */
  googleAddresses: z.array(z.string()),
  /**
   * whether models may write this account's plans, if this installation has a model; otherwise the playbook writes them
   */
  aiEnabled: z.boolean(),
  /** whether to send reminder mails about completed interviews that still need a recommendation */
  recommendationReminders: z.boolean(),
  /** set once the first step of onboarding is done */
  company: z.optional(Company),
  subscription: Subscription,
});
export type User = z.infer<typeof User>;

export const AuthAnswer = z.object({ accessToken: z.string(), refreshToken: z.string(), user: User });
export type AuthAnswer = z.infer<typeof AuthAnswer>;

const judgedPassword = [
  'common.invalid',
  'auth.password_too_short',
  'auth.password_weak',
  'auth.password_common',
  'auth.password_has_email',
] as const;

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account; the same answer for an address that has one',
  auth: 'none',
  body: z.strictObject({
    email: Email,
    password: Password,
    fullName: text(limits.person.name),
    position: text(limits.person.role),
    language: z.optional(Language),
    captchaToken: CaptchaToken,
  }),
  captcha: 'register',
  status: 202,
  answer: 'json',
  success: z.object({ status: z.literal('verification_required') }),
  errors: [...judgedPassword, 'auth.throttled'],
});

/** The token in the fragment of a mailed link: 32 random bytes, base64url. */
const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Prove the address by the mailed link; signs nobody in',
  auth: 'none',
  body: z.strictObject({ token: LinkToken }),
  status: 200,
  answer: 'json',
  success: z.object({ status: z.literal('verified') }),
  errors: ['auth.link_invalid', 'auth.link_expired', 'auth.link_spent', 'auth.throttled'],
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mail a link to choose a new password; the same answer for every address',
  auth: 'none',
  body: z.strictObject({ email: Email, captchaToken: CaptchaToken }),
  captcha: 'forgot_password',
  status: 202,
  answer: 'json',
  success: z.object({ status: z.literal('accepted') }),
  errors: ['auth.throttled'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password by the mailed link; ends every session and signs nobody in',
  auth: 'none',
  body: z.strictObject({ token: LinkToken, newPassword: Password }),
  status: 204,
  answer: 'empty',
  errors: [...judgedPassword, 'auth.link_invalid', 'auth.link_expired', 'auth.link_spent', 'auth.throttled'],
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Set a new password by the current one; ends the other sessions',
  auth: 'user',
  body: z.strictObject({ currentPassword: Password, newPassword: Password }),
  status: 204,
  answer: 'empty',
  errors: [
    ...judgedPassword,
    'auth.password_same',
    'auth.password_wrong',
    'auth.no_password',
    'auth.password_closed',
    'auth.throttled',
  ],
});

export const verifyCode = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-code',
  summary: 'Prove the address by the code that was mailed, and sign in',
  auth: 'none',
  body: z.strictObject({ email: Email, code: z.string().check(z.regex(/^\d{6}$/)) }),
  status: 200,
  answer: 'json',
  success: AuthAnswer,
  errors: ['auth.code_invalid', 'auth.code_expired', 'auth.code_spent', 'auth.throttled'],
});

export const resendCode = defineEndpoint({
  method: 'POST',
  path: '/auth/resend-code',
  summary: 'Mail a new code; the old one no longer works',
  auth: 'none',
  body: z.strictObject({ email: Email, captchaToken: CaptchaToken }),
  captcha: 'resend_code',
  status: 202,
  answer: 'json',
  success: z.object({ status: z.literal('accepted') }),
  errors: ['auth.throttled'],
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password',
  auth: 'none',
  body: z.strictObject({
    email: optionalText(254).check(z.toLowerCase()),
    password: Password,
    captchaToken: CaptchaToken,
  }),
  status: 200,
  answer: 'json',
  success: AuthAnswer,
  errors: ['common.captcha_required', 'auth.invalid_credentials', 'auth.password_closed', 'auth.throttled'],
});

export const refresh = defineEndpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange the refresh token; a session born with x-refresh-mode: rotate also gets a new one',
  auth: 'none',
  body: z.strictObject({ refreshToken: z.string().check(z.maxLength(200)) }),
  status: 200,
  answer: 'json',
  success: z.object({ accessToken: z.string(), refreshToken: z.optional(z.string()) }),
  errors: ['auth.refresh_refused'],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session named by the header refresh-token',
  auth: 'none',
  status: 204,
  answer: 'empty',
  errors: [],
});

export const session = defineEndpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'Whether the session is valid',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ valid: z.literal(true) }),
  errors: [],
});

export const profile = defineEndpoint({
  method: 'GET',
  path: '/auth/profile',
  summary: 'The signed-in user',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: User,
  errors: [],
});

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/auth/profile',
  summary: 'Change name, position, language, time zone, whether AI may be used, or whether reminders are mailed',
  auth: 'user',
  body: z.strictObject({
    fullName: z.optional(text(limits.person.name)),
    position: z.optional(text(limits.person.role)),
    language: z.optional(Language),
    timezone: z.optional(text(60)),
    aiEnabled: z.optional(z.boolean()),
    recommendationReminders: z.optional(z.boolean()),
  }),
  status: 200,
  answer: 'json',
  success: User,
  errors: [],
});
