import * as z from 'zod/mini';
import { Instant, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { RequirementAnswer, RequirementAnswers, RequirementIndex } from '#contracts/interviewing/run/interview-run.ts';
import { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { limits } from '#contracts/limits.ts';

export const Coverage = z.object({
  competencyId: z.string(),
  name: z.string(),
  mustHave: z.boolean(),
  questions: z.number(),
  scored: z.number(),
  insufficientEvidence: z.boolean(),
  /** `competencyMean`; null until a recommendation is chosen */
  mean: z.nullable(z.number()),
  /** no core question: its mean is that of the questions for this person */
  isOwn: z.boolean(),
  /**
   * numbers of the scored questions that do not count towards the interview's mean; empty until a recommendation is
   * chosen
   */
  apart: z.array(z.number()),
});
export type Coverage = z.infer<typeof Coverage>;

export const Summary = z.object({
  overallAssessment: z.string(),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
  recommendation: z.nullable(Recommendation),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  /** `coreMean`; null until a recommendation is chosen */
  score: z.nullable(z.number()),
  coverage: z.array(Coverage),
  version: z.number(),
});
export type Summary = z.infer<typeof Summary>;

export const getSummary = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/summary',
  summary: 'The summary: empty until a person writes it',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: Summary,
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused'],
});

export const putSummary = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:interviewId/summary',
  summary: 'Write the summary and the recommendation; the mean is shown after the choice',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    overallAssessment: optionalText(limits.summary.assessment),
    strengths: z.array(text(limits.summary.point)).check(z.maxLength(limits.summary.points)),
    concerns: z.array(text(limits.summary.point)).check(z.maxLength(limits.summary.points)),
    recommendation: z.nullable(Recommendation),
  }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: Summary,
  errors: [
    'interviewing.interview_not_found',
    'interviewing.transition_refused',
    'interviewing.recommendation_before_completion',
  ],
});

export const answerRequirement = defineEndpoint({
  method: 'PATCH',
  path: '/interviews/:interviewId/requirement-answers',
  summary:
    'Answer a requirement or a point after the interview, when the recommendation is made; the later write stands',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({ index: RequirementIndex, answer: RequirementAnswer }),
  status: 200,
  answer: 'json',
  success: z.object({ requirementAnswers: RequirementAnswers }),
  errors: [
    'interviewing.interview_not_found',
    'interviewing.transition_refused',
    'interviewing.operation_refused',
    'interviewing.plan_not_found',
  ],
});
