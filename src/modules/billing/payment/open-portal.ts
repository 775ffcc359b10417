import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type Payments, orAway, requirePayments } from '#modules/billing/payments.ts';
import { readSubscriptionRow } from '#modules/billing/subscription/subscription-row.ts';
import { returnAddress } from './return-address.ts';

/**
 * Opens the payment service's page for cards and invoices.
 *
 * @throws AppError billing.return_address, billing.not_for_sale, billing.no_subscription, billing.payment_service_away
 */
export async function openPortal(
  deps: { db: Db; config: Pick<Config, 'PUBLIC_URL'>; payments: Payments | undefined },
  actor: Actor,
  input: { returnUrl: string },
): Promise<{ url: string }> {
  const returnUrl = returnAddress(deps.config, input.returnUrl);
  const { stripe } = requirePayments(deps.payments);
  const { customerId } = await asTenant(deps.db, actor.userId, (tx) => readSubscriptionRow(tx, actor.userId));
  if (customerId === null) throw new AppError('billing.no_subscription');
  const { url } = await orAway(stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }));
  return { url };
}
