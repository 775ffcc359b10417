import * as contract from '#contracts/billing.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { SubscriptionReader } from './index.ts';
import { limitsStatus } from './limits-status.ts';

export function billingRoutes(deps: { db: Db; subscriptionOf: SubscriptionReader }): Route[] {
  return [
    route(contract.currentSubscription, ({ actor }) => deps.subscriptionOf(actor.userId)),
    route(contract.limitsStatus, ({ actor }) => limitsStatus(deps, actor)),
    route(contract.checkLimit, async ({ actor, params }) => {
      const all = await limitsStatus(deps, actor);
      const { canCreate, used, limit } = all.find((status) => status.resource === params.resource) ?? {
        canCreate: false,
        used: 0,
        limit: 0,
      };
      return { canCreate, used, limit, ...(canCreate ? {} : { reason: 'billing.limit_reached' }) };
    }),
  ];
}
