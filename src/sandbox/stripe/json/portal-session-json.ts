import type { PortalSession, PriceChange } from '#sandbox/stripe/records/portal-session.ts';
import { nulls } from './nulls.ts';

export function portalSessionJson(session: PortalSession, url: string) {
  const { id, created, customer, configuration, returnUrl, change } = session;
  return {
    id,
    object: 'billing_portal.session',
    ...nulls('customer_account', 'locale', 'on_behalf_of'),
    configuration,
    created,
    customer,
    flow: change === null ? null : flowJson(change),
    livemode: false,
    return_url: returnUrl,
    url,
  };
}

function flowJson({ subscription, item, price, doneUrl }: PriceChange): object {
  return {
    ...nulls('customer_update', 'subscription_cancel', 'subscription_update'),
    after_completion: {
      hosted_confirmation: null,
      redirect: doneUrl === null ? null : { return_url: doneUrl },
      type: doneUrl === null ? 'portal_homepage' : 'redirect',
    },
    subscription_update_confirm: { discounts: null, items: [{ id: item, price, quantity: 1 }], subscription },
    type: 'subscription_update_confirm',
  };
}
