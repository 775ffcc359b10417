import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import {
  RequirementAnswer,
  RequirementAnswers,
  RequirementIndex,
  mostUnscored,
} from '#contracts/interviewing/run/interview-run.ts';

export const answerRequirements = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:interviewId/requirement-answers',
  summary:
    'Answer several requirements or points after the interview at once, or take answers back: null, as if it was not asked',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    answers: z.array(z.strictObject({ index: RequirementIndex, answer: z.nullable(RequirementAnswer) })).check(
      z.minLength(1),
      z.maxLength(mostUnscored),
      // Two answers to one item contradict each other, and only the last would be kept.
      z.refine((answers) => new Set(answers.map(({ index }) => index)).size === answers.length),
    ),
  }),
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
