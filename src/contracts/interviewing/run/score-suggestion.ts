import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';

/** How many times the model is asked the same question; the response reports how far the results differ. */
export const suggestionRuns = 3;

/** Notes with fewer words contain nothing worth quoting. */
const leastWords = 5;

export function isWorthCiting(notes: string): boolean {
  return (notes.match(/[\p{L}\p{N}]+/gu) ?? []).length >= leastWords;
}

export const declineReasons = ['spread', 'no_quote', 'unlawful'] as const;

const ofAnswer = {
  questionId: Id,
  /** the score or the notes have changed since */
  isOutdated: z.boolean(),
  createdAt: Instant,
};

/** A model's suggested score, or why it made none. Shown next to the person's score; used in no calculation. */
export const ScoreSuggestion = z.discriminatedUnion('kind', [
  z.object({
    ...ofAnswer,
    kind: z.literal('suggested'),
    /** median of the runs */
    score: z.number(),
    lowest: z.number(),
    highest: z.number(),
    /** one or two sentences in the language of the plan */
    reason: z.string(),
    /** passages of the notes, word for word */
    quotes: z.array(z.string()),
  }),
  z.object({
    ...ofAnswer,
    kind: z.literal('declined'),
    /**
     * the runs differ too much, none of their quotes occurs in the notes, or they mention something that must not count
     */
    why: z.enum(declineReasons),
    /** null unless the runs differ too much */
    lowest: z.nullable(z.number()),
    highest: z.nullable(z.number()),
  }),
]);
export type ScoreSuggestion = z.infer<typeof ScoreSuggestion>;

/**
 * Events of a streamed suggestion. A stream ends with `ready` or `failed`; one that ends without either was cut off.
 */
export const SuggestionEvent = z.discriminatedUnion('kind', [
  /** number of runs that have finished */
  z.object({ kind: z.literal('run'), done: z.number() }),
  z.object({ kind: z.literal('ready'), suggestion: ScoreSuggestion }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type SuggestionEvent = z.infer<typeof SuggestionEvent>;

export const suggestScore = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/questions/:questionId/suggestion',
  summary: 'Server-sent events of a score that a model would give, once the person’s own is stored: run, ready, failed',
  auth: 'user',
  params: z.object({ ...interviewParams.shape, questionId: Id }),
  perHour: 30,
  status: 200,
  answer: 'events',
  success: SuggestionEvent,
  errors: [
    'auth.email_not_verified',
    'hiring.candidate_not_found',
    'interviewing.interview_not_found',
    'interviewing.transition_refused',
    'interviewing.plan_not_found',
    'interviewing.suggestion_before_score',
    'interviewing.suggestion_without_notes',
    'interviewing.no_model',
  ],
});

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/suggestions',
  summary: 'The newest suggestion for each question that has a person’s score',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(ScoreSuggestion) }),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.plan_not_found'],
});
