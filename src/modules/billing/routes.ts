import * as contract from '#contracts/billing/billing.ts';
import { type Route, route } from '#platform/http/route.ts';
import { checkLimit } from './limits/check-limit.ts';
import { limitsStatus } from './limits/limits-status.ts';
import { changeCancellation } from './payment/change-cancellation.ts';
import { changePeriod } from './payment/change-period.ts';
import { openPortal } from './payment/open-portal.ts';
import { receiveWebhook } from './payment/receive-webhook.ts';
import { type CheckoutDeps, startCheckout } from './payment/start-checkout.ts';
import { planOffers } from './plan-offers.ts';
import { agreeToExtras } from './subscription/agree-to-extras.ts';
import { currentSubscription } from './subscription/current-subscription.ts';
import { subscriptionStats } from './subscription/subscription-stats.ts';
import { syncSubscription } from './subscription/sync-subscription.ts';

export function billingRoutes(deps: CheckoutDeps): Route[] {
  return [
    route(contract.currentSubscription, ({ actor }) => currentSubscription(deps, actor)),
    route(contract.subscriptionStats, ({ actor }) => subscriptionStats(deps, actor)),
    route(contract.subscriptionPlans, async ({ language }) => planOffers(language)),
    route(contract.limitsStatus, async ({ actor }) => Object.values(await limitsStatus(deps, actor))),
    route(contract.checkLimit, ({ actor, params }) => checkLimit(deps, actor, params.resource)),
    route(contract.startCheckout, ({ actor, body }) => startCheckout(deps, actor, body)),
    route(contract.openPortal, ({ actor, body }) => openPortal(deps, actor, body)),
    route(contract.changePeriod, ({ actor, body }) => changePeriod(deps, actor, body)),
    route(contract.cancelSubscription, ({ actor }) => changeCancellation(deps, actor, { ends: true })),
    route(contract.resumeSubscription, ({ actor }) => changeCancellation(deps, actor, { ends: false })),
    route(contract.syncSubscription, ({ actor }) => syncSubscription(deps, actor)),
    route(contract.agreeToExtras, ({ actor, body }) => agreeToExtras(deps, actor, body)),
    route(contract.stripeWebhook, async ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      await receiveWebhook(deps, body, typeof signature === 'string' ? signature : undefined);
      return { received: true as const };
    }),
  ];
}
