import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { Evidence, RequirementKind } from './plan/plan.ts';

/** What a position requires of a candidate, and what the newest CV that was read says of each. */
export const PositionRequirements = z.object({
  position: z.object({ id: Id, title: z.string() }),
  requirements: z.array(
    z.object({
      /** in the words of the posting */
      text: z.string(),
      kind: RequirementKind,
      /** how many years of work it asks for; 0 for none */
      years: z.number(),
      /** the line of the CV that speaks of it; null where none was found: it is to be asked */
      shown: z.nullable(Evidence),
      /** a line that speaks of it and leaves it open, as a plan found it or by the level of a language: it is to be cleared up, and is not shown */
      partly: z.nullable(Evidence),
    }),
  ),
});
export type PositionRequirements = z.infer<typeof PositionRequirements>;

export const listCandidateRequirements = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId/requirements',
  summary: 'What each position of a candidate requires, with the line of the CV that speaks of it; without a CV, none',
  auth: 'user',
  params: z.object({ candidateId: Id }),
  status: 200,
  answer: 'json',
  success: z.array(PositionRequirements),
  errors: ['hiring.candidate_not_found'],
});
