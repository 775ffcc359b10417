import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

export const exportCandidate = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId/export',
  summary: 'Everything of one candidate as one ZIP: JSON, and every CV file',
  auth: 'user',
  params: z.object({ candidateId: Id }),
  status: 200,
  answer: 'file',
  errors: ['hiring.candidate_not_found'],
});
