import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { PlanTwin } from './plan-twin.ts';

export const askForTwin = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/twin',
  summary:
    'Ask a model for the plan in its other language. Asked again while it is made or there, nothing happens; after a failure it goes on from what came. Part of the paid plan',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    /** of the plan on the caller's screen */
    version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  }),
  perHour: 30,
  status: 202,
  answer: 'json',
  success: PlanTwin,
  errors: [
    'auth.email_not_verified',
    'billing.premium_only',
    'billing.read_only',
    'common.stale',
    'interviewing.interview_not_found',
    'interviewing.plan_not_found',
    'interviewing.generation_running',
    'interviewing.transition_refused',
    'interviewing.no_model',
  ],
});
