import * as z from 'zod/mini';
import { Company, User, industries } from './auth.ts';
import { CaptchaToken } from './captcha.ts';
import { Id, Instant, isStorable, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';

/** How far a user has got with onboarding. */
export const Onboarding = z.object({
  /** company, industry and the user's own role are known */
  step1: z.enum(['open', 'done']),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const onboarding = defineEndpoint({
  method: 'GET',
  path: '/auth/onboarding',
  summary: 'The company, and whether the first step of onboarding is done',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ company: z.nullable(Company), onboarding: Onboarding }),
  errors: [],
});

export const onboardingStep1 = defineEndpoint({
  method: 'POST',
  path: '/auth/onboarding/step1',
  summary: 'Company and own position; sent again it replaces what was sent before',
  auth: 'user',
  body: z.strictObject({
    companyName: text(limits.company.name),
    website: z.optional(
      z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.company.website), z.refine(isStorable))),
    ),
    industry: z.enum(industries),
    userPosition: text(limits.person.role),
  }),
  status: 200,
  answer: 'json',
  success: z.object({ user: User, company: Company, onboarding: Onboarding }),
  errors: [],
});

/** Kinds of data that an account owns. */
export const accountHoldings = ['positions', 'candidates', 'cvs', 'interviews'] as const;
export type AccountHolding = (typeof accountHoldings)[number];

export const account = defineEndpoint({
  method: 'GET',
  path: '/auth/account',
  summary: 'What would go with the account, and what deleting it asks for',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({
    holds: z.record(z.enum(accountHoldings), z.number()),
    /**
     * `password`: the account has one; `google`: it has none, so signing in with Google within the last five minutes
     * counts as proof
     */
    proof: z.enum(['password', 'google']),
    /** whether this session has signed in with Google recently enough */
    googleProofIsFresh: z.boolean(),
  }),
  errors: [],
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/auth/account',
  summary: 'Delete the account with everything in it; all sessions end at once, the rest is erased in the background',
  auth: 'user',
  body: z.strictObject({
    /** optional for a session that signed in with Google within the last five minutes */
    password: z.optional(z.string().check(z.maxLength(512))),
  }),
  status: 202,
  answer: 'json',
  success: z.object({ receiptId: Id }),
  errors: ['auth.password_wrong', 'auth.password_closed', 'auth.proof_required', 'auth.throttled'],
});

export const dataExport = defineEndpoint({
  method: 'GET',
  path: '/auth/data-export',
  summary: 'Everything of the account as one ZIP, every CV file included',
  auth: 'user',
  status: 200,
  answer: 'file',
  errors: [],
});

export const createAnonymousSession = defineEndpoint({
  method: 'POST',
  path: '/anonymous/sessions',
  summary: 'Begin a visit without an account; it lasts 24 hours',
  auth: 'none',
  body: z.strictObject({ captchaToken: CaptchaToken }),
  captcha: 'anonymous_session',
  status: 201,
  answer: 'json',
  success: z.object({
    /** a secret known only to the visitor, sent as x-anonymous-session */
    sessionId: z.string(),
    expiresAt: Instant,
  }),
  errors: ['auth.anonymous_limit'],
});
