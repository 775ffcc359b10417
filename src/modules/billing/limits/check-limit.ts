import type { LimitedResource, checkLimit as contract } from '#contracts/billing/billing.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { limitsStatus } from './limits-status.ts';

/** Whether one more can be created. Only a hint for the page; the insert decides. */
export async function checkLimit(
  deps: { db: Db },
  actor: Actor,
  resource: LimitedResource,
): Promise<SuccessOf<typeof contract>> {
  const { canCreate, used, limit } = (await limitsStatus(deps, actor))[resource];
  return { canCreate, used, limit, ...(canCreate ? {} : { reason: 'billing.limit_reached' }) };
}
