import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** What there is of a candidate: all of it goes when the candidate is deleted. */
export const CandidateHoldings = z.object({
  cvs: z.number(),
  interviews: z.number(),
  /** of these, in progress */
  running: z.number(),
  /** links that open one of these interviews to whoever has them */
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
