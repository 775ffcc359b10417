import type { PremiumFeature } from '#contracts/billing/plans.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { type Entitlements, entitlements } from '#modules/billing/entitlements.ts';
import { readSubscriptionRow } from './subscription-row.ts';

/** What the account's tier includes. */
export async function entitlementsOf(tx: TenantTx): Promise<Entitlements> {
  const { tier } = await readSubscriptionRow(tx, tx.ownerId);
  return entitlements[tier];
}

/**
 * The only check for features that require premium.
 *
 * @throws AppError billing.premium_only with the feature
 */
export async function requireFeature(tx: TenantTx, feature: PremiumFeature): Promise<void> {
  const { features } = await entitlementsOf(tx);
  if (!features.includes(feature)) throw new AppError('billing.premium_only', { feature });
}
