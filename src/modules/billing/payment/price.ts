import { type BillingPeriod, prices } from '#contracts/billing/plans.ts';
import { type Payments, isMissing } from '#modules/billing/payments.ts';

export const productId = 'askwell_premium';

/** A new amount creates a new price; existing subscribers keep theirs. */
function lookupKeyOf(period: BillingPeriod): string {
  return `askwell_premium_${period}_${prices.premium[period]}`;
}

/** The price for a billing period, created on first use; never one that a caller names. */
export async function ensurePrice({ stripe }: Payments, period: BillingPeriod): Promise<string> {
  const lookupKey = lookupKeyOf(period);
  const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = known.data;
  if (price !== undefined) return price.id;
  await stripe.products
    .create({ id: productId, name: "I'm Hiring" }, { idempotencyKey: `product:${productId}` })
    .catch((error: unknown) => {
      if (!isThereAlready(error)) throw error;
    });
  const made = await stripe.prices.create(
    {
      product: productId,
      currency: prices.currency,
      unit_amount: prices.premium[period],
      recurring: { interval: period === 'yearly' ? 'year' : 'month' },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${lookupKey}` },
  );
  return made.id;
}

function isThereAlready(error: unknown): boolean {
  return !isMissing(error) && error instanceof Error && 'code' in error && error.code === 'resource_already_exists';
}
