import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { PlanVersion } from './plan-generation.ts';

/** What the replacement question should be like. */
export const wantedReplacements = ['other', 'easier', 'harder'] as const;
export const WantedReplacement = z.enum(wantedReplacements);
export type WantedReplacement = z.infer<typeof WantedReplacement>;

/**
 * Events of a streamed replacement. A stream ends with `replaced` or `failed`; one that ends without either was cut
 * off.
 */
export const ReplacementEvent = z.discriminatedUnion('kind', [
  /** a model is writing; `attempt` counts its tries, each after an earlier result broke a rule */
  z.object({ kind: z.literal('writing'), attempt: z.number() }),
  z.object({ kind: z.literal('replaced'), ...PlanVersion.shape }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type ReplacementEvent = z.infer<typeof ReplacementEvent>;

export const replaceQuestion = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/questions/:questionId/replacement',
  summary:
    'Server-sent events of another question in the place of one, with its minutes: writing, replaced, failed. Makes the next version of the plan; part of the paid plan',
  auth: 'user',
  params: z.object({ ...interviewParams.shape, questionId: Id }),
  body: z.strictObject({
    wanted: WantedReplacement,
    /** of the plan on the caller's screen */
    version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  }),
  perHour: 30,
  status: 200,
  answer: 'events',
  success: ReplacementEvent,
  errors: [
    'auth.email_not_verified',
    'billing.premium_only',
    'billing.read_only',
    'common.stale',
    'hiring.position_not_found',
    'hiring.candidate_not_found',
    'interviewing.interview_not_found',
    'interviewing.plan_not_found',
    'interviewing.question_unknown',
    'interviewing.question_locked',
    'interviewing.generation_running',
    'interviewing.transition_refused',
    'interviewing.plan_failed',
  ],
});
