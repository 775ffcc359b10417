import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** What is stored about a candidate; deleting the candidate deletes all of it. */
export const CandidateHoldings = z.object({
  cvs: z.number(),
  interviews: z.number(),
  /** how many of the interviews are in progress */
  running: z.number(),
  /** active share links of these interviews */
  shareLinks: z.number(),
});
export type CandidateHoldings = z.infer<typeof CandidateHoldings>;

export const getCandidateHoldings = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId/holdings',
  summary: 'How much there is of a candidate: what deleting would take along',
  auth: 'user',
  params: z.object({ candidateId: Id }),
  status: 200,
  answer: 'json',
  success: CandidateHoldings,
  errors: ['hiring.candidate_not_found'],
});
