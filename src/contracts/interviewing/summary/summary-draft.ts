import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';

/**
 * Draft texts for a summary; each sentence lists the questions whose notes support it. A person edits and saves them.
 */
export const SummaryDraft = z.object({
  /** empty if no sentence of it was accepted */
  overallAssessment: z.string(),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
});
export type SummaryDraft = z.infer<typeof SummaryDraft>;

/** Events of a streamed draft. A stream ends with `ready` or `failed`; one that ends without either was cut off. */
export const DraftEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), draft: SummaryDraft }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type DraftEvent = z.infer<typeof DraftEvent>;

export const draftSummary = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/summary/draft',
  summary:
    'Server-sent events of a summary drafted from the notes: ready or failed. It is stored nowhere and recommends nothing',
  auth: 'user',
  params: interviewParams,
  perHour: 20,
  status: 200,
  answer: 'events',
  success: DraftEvent,
  errors: [
    'auth.email_not_verified',
    'billing.premium_only',
    'hiring.candidate_not_found',
    'interviewing.interview_not_found',
    'interviewing.transition_refused',
    'interviewing.plan_not_found',
    'interviewing.draft_without_notes',
    'interviewing.no_model',
  ],
});
