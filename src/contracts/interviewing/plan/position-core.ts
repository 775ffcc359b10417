import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** What every candidate for a position is asked, as it serves plans made from now on. */
export const PositionCore = z.object({
  /** `coreHash` of a plan that has it: one for each type, length and language that was planned; none before the first plan */
  hashes: z.array(z.string()),
  /** plans with it whose interviews have not begun: each keeps its questions until it is made again */
  plans: z.number(),
  /** interviews that have begun: with one of them it is not written anew */
  begun: z.number(),
});
export type PositionCore = z.infer<typeof PositionCore>;

const positionParams = z.object({ positionId: Id });

export const getCore = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId/core',
  summary: 'What every candidate for a position is asked: which cores serve, and who has them',
  auth: 'user',
  params: positionParams,
  status: 200,
  answer: 'json',
  success: PositionCore,
  errors: ['hiring.position_not_found'],
});

export const renewCore = defineEndpoint({
  method: 'POST',
  path: '/positions/:positionId/core',
  summary: 'Write the core anew with the next plan, while no interview of the position has begun',
  auth: 'user',
  params: positionParams,
  idempotent: true,
  status: 200,
  answer: 'json',
  success: PositionCore,
  errors: ['hiring.position_not_found', 'billing.read_only', 'interviewing.core_in_use'],
});
