import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

export const createSample = defineEndpoint({
  method: 'POST',
  path: '/sample',
  summary: 'A position and a candidate with a CV to try things with; those that are there already',
  auth: 'user',
  status: 201,
  answer: 'json',
  success: z.object({ positionId: Id, candidateId: Id }),
  errors: ['billing.limit_reached', 'hiring.cv_quota', 'auth.email_not_verified'],
});

export const deleteSample = defineEndpoint({
  method: 'DELETE',
  path: '/sample',
  summary:
    'Erase the sample with its interviews; a sample position that has candidates of one’s own stays and is no sample',
  auth: 'user',
  status: 204,
  answer: 'empty',
  errors: ['hiring.candidate_held'],
});
