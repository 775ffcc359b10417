import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { Candidate } from '#contracts/hiring/candidates.ts';

export const mergeCandidates = defineEndpoint({
  method: 'POST',
  path: '/candidates/:candidateId/merge',
  summary:
    'Two records of one person become this one: CVs, interviews and positions of the other move here, and the other is gone for good',
  auth: 'user',
  params: z.object({ candidateId: Id }),
  body: z.strictObject({
    otherId: Id,
    /** whose name to keep */
    nameOf: z._default(z.enum(['this', 'other']), 'this'),
  }),
  idempotent: true,
  status: 200,
  answer: 'json',
  success: Candidate,
  errors: ['hiring.candidate_not_found'],
});
