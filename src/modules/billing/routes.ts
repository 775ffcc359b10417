import * as contract from '#contracts/billing.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import { checkLimit } from './check-limit.ts';
import { currentSubscription } from './current-subscription.ts';
import { limitsStatus } from './limits-status.ts';

export function billingRoutes(deps: { db: Db }): Route[] {
  return [
    route(contract.currentSubscription, ({ actor }) => currentSubscription(deps, actor)),
    route(contract.limitsStatus, async ({ actor }) => Object.values(await limitsStatus(deps, actor))),
    route(contract.checkLimit, ({ actor, params }) => checkLimit(deps, actor, params.resource)),
  ];
}
