import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';

export const twinStates = ['queued', 'running', 'ready', 'failed'] as const;
export const TwinState = z.enum(twinStates);

/** The words of one version of a plan in the other language; structure, minutes and scores are the plan's alone. */
export const PlanTwin = z.object({
  language: Language,
  state: TwinState,
  /** of `parts` that a model is asked for, so many have come */
  done: z.number(),
  parts: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** by the path of each text in the plan; what has none stays in the plan's own words. Empty until it is ready */
  texts: z.record(z.string(), z.string()),
  /** questions that stay in the plan's own words: no translation of theirs kept every rule */
  kept: z.array(Id),
});
export type PlanTwin = z.infer<typeof PlanTwin>;

/** Whether a model is at it. */
export function isBeingMade({ state }: Pick<PlanTwin, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'uk' : 'en';
}

export const askForTwin = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/twin',
  summary:
    'Ask a model for the plan in its other language. Asked again while it is made or there, nothing happens; after a failure it goes on from what came. Part of the paid plan',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    /** of the plan that is looked at */
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
