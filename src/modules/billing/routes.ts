import * as contract from '#contracts/billing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import { checkLimit } from './limits/check-limit.ts';
import { limitsStatus } from './limits/limits-status.ts';
import { returnAddress } from './payment/return-address.ts';
import type { Payments } from './payments.ts';
import { planOffers } from './plan-offers.ts';
import { agreeToExtras } from './subscription/agree-to-extras.ts';
import { currentSubscription } from './subscription/current-subscription.ts';
import { subscriptionStats } from './subscription/subscription-stats.ts';

export function billingRoutes(deps: {
  db: Db;
  config: Pick<Config, 'PUBLIC_URL'>;
  payments: Payments | undefined;
}): Route[] {
  const sellsNothing = async () => Promise.reject(new AppError('billing.not_for_sale'));
  return [
    route(contract.currentSubscription, ({ actor }) => currentSubscription(deps, actor)),
    route(contract.subscriptionStats, ({ actor }) => subscriptionStats(deps, actor)),
    route(contract.subscriptionPlans, async ({ language }) => planOffers(language)),
    route(contract.limitsStatus, async ({ actor }) => Object.values(await limitsStatus(deps, actor))),
    route(contract.checkLimit, ({ actor, params }) => checkLimit(deps, actor, params.resource)),
    route(contract.startCheckout, async ({ body }) => {
      for (const given of [body.successUrl, body.cancelUrl]) returnAddress(deps.config, given);
      return sellsNothing();
    }),
    route(contract.openPortal, async ({ body }) => {
      returnAddress(deps.config, body.returnUrl);
      return sellsNothing();
    }),
    route(contract.cancelSubscription, sellsNothing),
    route(contract.resumeSubscription, sellsNothing),
    route(contract.syncSubscription, ({ actor }) => currentSubscription(deps, actor)),
    route(contract.agreeToExtras, ({ actor, body }) => agreeToExtras(deps, actor, body)),
  ];
}
