import type { Stripe } from 'stripe';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { trialDays } from '#contracts/billing/plans.ts';
import { isLive } from '#contracts/billing/subscription-status.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { contactOf, requireVerifiedEmail } from '#modules/auth/index.ts';
import { type Payments, isAway, requirePayments } from '#modules/billing/payments.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { type SyncDeps, customerLock, syncLocked } from '#modules/billing/subscription/sync-customer.ts';
import { hasHadTrial } from '#modules/billing/subscription/trial-claims.ts';
import { callOnce } from './call-once.ts';
import { ensureCustomer } from './customer.ts';
import { closeCheckouts, openCheckouts } from './open-checkouts.ts';
import { ensurePrice } from './price.ts';
import { returnAddress } from './return-address.ts';

export interface CheckoutDeps extends Omit<SyncDeps, 'config' | 'payments'> {
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL' | 'REQUIRE_VERIFIED_EMAIL'>;
  readonly payments: Payments | undefined;
}

interface Purchase {
  readonly billingPeriod: BillingPeriod;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Opens the payment service's page for one purchase. A second click, in any tab, gets the same page: at most one is
 * open, and there is no second subscription next to a live one.
 *
 * @throws AppError auth.email_not_verified, billing.return_address, billing.not_for_sale, billing.already_subscribed,
 * billing.checkout_failed
 */
export async function startCheckout(deps: CheckoutDeps, actor: Actor, given: Purchase): Promise<{ url: string }> {
  const purchase = {
    billingPeriod: given.billingPeriod,
    successUrl: returnAddress(deps.config, given.successUrl),
    cancelUrl: returnAddress(deps.config, given.cancelUrl),
  };
  requireVerifiedEmail(actor, deps.config);
  const open = { ...deps, payments: requirePayments(deps.payments) };
  try {
    return await deps.db.exclusively(customerLock(actor.userId), () => begin(open, actor.userId, purchase));
  } catch (error) {
    if (!isAway(error)) throw error;
    deps.logger.warn({ err: error }, 'billing: checkout could not be started');
    throw new AppError('billing.checkout_failed');
  }
}

async function begin(
  deps: CheckoutDeps & { payments: Payments },
  ownerId: string,
  purchase: Purchase,
): Promise<{ url: string }> {
  await syncLocked(deps, ownerId);
  const { status } = await findSubscription(deps.db, ownerId);
  if (isLive(status)) throw new AppError('billing.already_subscribed');
  const { email, hadTrial } = await asSystem(deps.db, async (tx) => {
    const contact = await contactOf(tx, ownerId);
    if (contact === undefined) throw new AppError('common.unauthorized');
    return { email: contact.email, hadTrial: await hasHadTrial(tx, deps.config, { ownerId, email: contact.email }) };
  });
  const customer = await ensureCustomer(deps, { ownerId, email });
  const price = await ensurePrice(deps.payments, purchase.billingPeriod);
  const request = sessionRequest({ ownerId, customer, price, purchase, withTrial: !hadTrial });
  const open = await onlyOpenSession(deps.payments, customer, request);
  if (open !== undefined) return { url: open };
  const purpose = `checkout:premium:${purchase.billingPeriod}`;
  const session = await callOnce(deps.db, { ownerId, purpose, request }, (options) =>
    deps.payments.stripe.checkout.sessions.create(request, options),
  );
  if (session.url === null) throw new AppError('billing.checkout_failed');
  return { url: session.url };
}

function sessionRequest(input: {
  ownerId: string;
  customer: string;
  price: string;
  purchase: Purchase;
  withTrial: boolean;
}) {
  const { ownerId, customer, price, purchase, withTrial } = input;
  return {
    mode: 'subscription',
    customer,
    client_reference_id: ownerId,
    line_items: [{ price, quantity: 1 }],
    payment_method_collection: 'always',
    success_url: purchase.successUrl,
    cancel_url: purchase.cancelUrl,
    metadata: { account: ownerId, period: purchase.billingPeriod, trial: String(withTrial) },
    subscription_data: {
      metadata: { account: ownerId },
      ...(withTrial
        ? {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          }
        : {}),
    },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

/** The URL of an open page for the same purchase; closes all other open pages. */
async function onlyOpenSession(
  payments: Payments,
  customer: string,
  request: ReturnType<typeof sessionRequest>,
): Promise<string | undefined> {
  const sessions = await openCheckouts(payments, customer);
  const isSame = (session: Stripe.Checkout.Session) =>
    session.success_url === request.success_url &&
    session.cancel_url === request.cancel_url &&
    session.metadata?.['period'] === request.metadata.period &&
    session.metadata['trial'] === request.metadata.trial;
  const same = sessions.find((session) => isSame(session) && session.url !== null);
  await closeCheckouts(
    payments,
    sessions.filter(({ id }) => id !== same?.id),
  );
  return same?.url ?? undefined;
}
