import { type Form, formsAt, needed, textAt, textsAt } from '#sandbox/stripe/form-body.ts';
import { listJson } from '#sandbox/stripe/json/list-json.ts';
import { portalConfigurationJson } from '#sandbox/stripe/json/portal-configuration-json.ts';
import { portalSessionJson } from '#sandbox/stripe/json/portal-session-json.ts';
import { makeId } from '#sandbox/stripe/make-id.ts';
import type { PriceChange } from '#sandbox/stripe/records/portal-session.ts';
import type { ApiContext } from '#sandbox/stripe/api-context.ts';
import { nextPrice } from '#sandbox/stripe/records/subscription.ts';
import { StripeError, missing } from '#sandbox/stripe/stripe-error.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';

const update = 'features.subscription_update';
const confirmation = 'flow_data.subscription_update_confirm';

/** The portal configuration used if a session names none: the dashboard's default. */
const ofDashboard = 'bpc_sandbox';

export function createConfiguration({ ledger }: ApiContext, { form }: { form: Form }): object {
  const products = formsAt(form, `${update}.products`).map((each) => ({
    product: needed(each, 'product'),
    prices: Object.values(textsAt(each, 'prices')),
  }));
  for (const price of products.flatMap(({ prices }) => prices)) {
    if (!ledger.prices.has(price)) throw missing('price', price, 'features[subscription_update][products][0][prices]');
  }
  const conditions = formsAt(form, `${update}.schedule_at_period_end.conditions`);
  const configuration = {
    id: makeId('bpc'),
    created: ledger.now(),
    metadata: textsAt(form, 'metadata'),
    updatesCard: textAt(form, 'features.payment_method_update.enabled') === 'true',
    products,
    proration: textAt(form, `${update}.proration_behavior`) ?? 'none',
    schedulesShorter: conditions.some((each) => textAt(each, 'type') === 'shortening_interval'),
    trialGoesOn: textAt(form, `${update}.trial_update_behavior`) === 'continue_trial',
  };
  ledger.portalConfigurations.set(configuration.id, configuration);
  return portalConfigurationJson(configuration);
}

export function listConfigurations({ ledger }: ApiContext): object {
  return listJson(
    '/v1/billing_portal/configurations',
    [...ledger.portalConfigurations.values()].toReversed().map(portalConfigurationJson),
  );
}

export function createPortal({ ledger, pages }: ApiContext, { form }: { form: Form }): object {
  const session = {
    id: makeId('bps'),
    created: ledger.now(),
    customer: ledger.customer(needed(form, 'customer')).id,
    configuration: textAt(form, 'configuration') ?? ofDashboard,
    returnUrl: textAt(form, 'return_url') ?? null,
  };
  const change = changeOf(ledger, session, form);
  ledger.portals.set(session.id, { ...session, change });
  return portalSessionJson({ ...session, change }, `${pages}/sandbox/portal/${session.id}`);
}

/** The change to confirm; rejected here if Stripe would reject it. */
function changeOf(
  ledger: StripeLedger,
  { customer, configuration }: { customer: string; configuration: string },
  form: Form,
): PriceChange | null {
  const type = textAt(form, 'flow_data.type');
  if (type === undefined) return null;
  if (type !== 'subscription_update_confirm') throw new StripeError(400, `No flow \`${type}\` is known here.`);
  const [item, price] = [needed(form, `${confirmation}.items.0.id`), needed(form, `${confirmation}.items.0.price`)];
  const subscription = ledger.subscription(needed(form, `${confirmation}.subscription`));
  const isOwn = subscription.customer === customer && subscription.itemId === item;
  if (!isOwn) throw missing('subscription item', item, 'flow_data');
  const allowed = ledger.portalConfigurations.get(configuration)?.products.flatMap(({ prices }) => prices) ?? [];
  if (!allowed.includes(price)) {
    throw new StripeError(400, `The price \`${price}\` is not in the configuration's products.`, {
      param: 'flow_data',
    });
  }
  if (subscription.price === price && nextPrice(subscription) === price) {
    throw new StripeError(400, 'The subscription has this price already.', { param: 'flow_data' });
  }
  return {
    subscription: subscription.id,
    item,
    price,
    doneUrl: textAt(form, 'flow_data.after_completion.redirect.return_url') ?? null,
  };
}
