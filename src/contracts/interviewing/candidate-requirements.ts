import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { Evidence, RequirementKind } from './plan/plan.ts';

/** The requirements of a position, with the evidence for each in the candidate's newest readable CV. */
export const PositionRequirements = z.object({
  position: z.object({ id: Id, title: z.string() }),
  requirements: z.array(
    z.object({
      /** in the posting's words */
      text: z.string(),
      kind: RequirementKind,
      /** required years of work; 0 for none */
      years: z.number(),
      /** the line of the CV that shows it; null if none was found, so that it must be asked */
      shown: z.nullable(Evidence),
      /**
       * a line that mentions it without settling it, found by a plan or by the level of a language: to be clarified,
       * not counted as shown
       */
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
