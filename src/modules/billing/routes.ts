import * as contract from '#contracts/billing.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { SubscriptionReader } from './index.ts';
import { checkLimit } from './check-limit.ts';
import { limitsStatus } from './limits-status.ts';

export function billingRoutes(deps: { db: Db; subscriptionOf: SubscriptionReader }): Route[] {
  return [
    route(contract.currentSubscription, ({ actor }) => deps.subscriptionOf(actor.userId)),
    route(contract.limitsStatus, async ({ actor }) => Object.values(await limitsStatus(deps, actor))),
    route(contract.checkLimit, ({ actor, params }) => checkLimit(deps, actor, params.resource)),
  ];
}
