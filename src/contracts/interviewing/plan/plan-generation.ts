import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { Plan, PlanSource, Question } from './plan.ts';
import { PlanTwin } from './twin/plan-twin.ts';

export const generationStates = ['none', 'queued', 'running', 'ready', 'failed', 'cancelled'] as const;

export const generationSteps = [
  'reading_cv',
  'building_core',
  'tailoring',
  'checking_evidence',
  'checking_law',
  'fitting_time',
] as const;
export const GenerationStep = z.enum(generationSteps);
export type GenerationStep = z.infer<typeof GenerationStep>;

export const Generation = z.object({
  state: z.enum(generationStates),
  planId: z.nullable(Id),
  attempt: z.number(),
  step: z.nullable(GenerationStep),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** when generation was requested */
  createdAt: z.nullable(Instant),
});
export type Generation = z.infer<typeof Generation>;

export const generatePlan = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan',
  summary: 'Generate the plan, or generate it again',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    source: z.optional(PlanSource),
    /** plan without the CV, an option when the CV cannot be read */
    withoutCv: z._default(z.boolean(), false),
  }),
  idempotent: true,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: [
    'billing.read_only',
    'hiring.candidate_not_found',
    'interviewing.interview_not_found',
    'interviewing.generation_running',
    'interviewing.generation_limit',
    'interviewing.transition_refused',
    'auth.email_not_verified',
    'hiring.cv_encrypted',
    'hiring.cv_damaged',
    'hiring.cv_too_many_pages',
    'hiring.cv_too_complex',
    'hiring.cv_unreadable',
    'hiring.cv_no_text',
  ],
});

export const finishFromPlaybook = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/finish',
  summary: 'Let the playbook finish the plan that a model is writing; what it wrote well stays',
  auth: 'user',
  params: interviewParams,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: ['interviewing.interview_not_found', 'interviewing.generation_not_running'],
});

export const cancelGeneration = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:interviewId/plan',
  summary: 'Cancel a running generation; the earlier plan stays',
  auth: 'user',
  params: interviewParams,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: ['interviewing.interview_not_found', 'interviewing.generation_not_running'],
});

export const PlanGate = z.object({
  ok: z.boolean(),
  /** code of the plan validator's rule, and the question it concerns */
  problems: z.array(z.object({ rule: z.string(), questionId: z.nullable(Id) })),
});
export type PlanGate = z.infer<typeof PlanGate>;

/** A version of a plan with its validation result. */
export const PlanVersion = z.object({
  plan: Plan,
  gate: PlanGate,
  /** questions that stay when the plan is generated again */
  locked: z.array(Id),
  /** absent if no translation was ever requested, and in responses to an edit, which creates a new version */
  twin: z.optional(PlanTwin),
});

export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan',
  summary: 'The current plan; with `version`, an earlier one',
  auth: 'user',
  params: interviewParams,
  query: z.strictObject({
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  }),
  status: 200,
  answer: 'json',
  success: PlanVersion,
  errors: ['interviewing.interview_not_found', 'interviewing.plan_not_found'],
});

/** Events of GET …/plan/events; the event id is `attempt.seq`. */
export const PlanProgress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: GenerationStep, state: z.enum(['running', 'done']) }),
  z.object({ kind: z.literal('question'), question: Question }),
  z.object({ kind: z.literal('ready'), version: z.number(), source: PlanSource }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  /** a new attempt began: discard earlier progress */
  z.object({ kind: z.literal('reset'), attempt: z.number() }),
]);
export type PlanProgress = z.infer<typeof PlanProgress>;

export const planEvents = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan/events',
  summary: 'Server-sent events of the generation: step, question, ready, failed, cancelled, reset',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'events',
  success: PlanProgress,
  errors: ['interviewing.interview_not_found'],
});
