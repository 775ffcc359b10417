import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** The core questions of a position, as used for new plans. */
export const PositionCore = z.object({
  /**
   * `coreHash` of a plan with this core: one for each planned type, length and language; empty before the first plan
   */
  hashes: z.array(z.string()),
  /** plans with this core whose interviews have not started; each keeps its questions until it is generated again */
  plans: z.number(),
  /** interviews that have started; if there are any, the core cannot be rewritten */
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
