import { sql } from 'kysely';
import { type Subscription, subscriptionStatuses } from '#contracts/auth/auth.ts';
import { type BillingPeriod, type Tier, billingPeriods, extrasCap, tiers } from '#contracts/billing/plans.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, type Tx, asSystem } from '#platform/db/unit-of-work.ts';

/** An account's subscription, read from its row; {@link noSubscription} for an account without one. */
export interface SubscriptionRow {
  readonly tier: Tier;
  readonly status: (typeof subscriptionStatuses)[number];
  readonly billingPeriod: BillingPeriod | null;
  readonly nextBillingPeriod: BillingPeriod | null;
  readonly startedAt: Date | null;
  readonly renewalDate: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly anchor: Date | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly firstSubscriptionId: string | null;
  readonly notice: string | null;
  readonly extrasAgreed: boolean;
  readonly extrasCapCents: number;
  readonly keptPositionId: string | null;
}

const noSubscription: SubscriptionRow = {
  tier: 'free',
  status: 'none',
  billingPeriod: null,
  nextBillingPeriod: null,
  startedAt: null,
  renewalDate: null,
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  pastDueSince: null,
  anchor: null,
  customerId: null,
  subscriptionId: null,
  firstSubscriptionId: null,
  notice: null,
  extrasAgreed: false,
  extrasCapCents: extrasCap.defaultCents,
  keptPositionId: null,
};

export async function readSubscriptionRow(tx: Tx, ownerId: string): Promise<SubscriptionRow> {
  const row = await tx
    .selectFrom('billing.subscription')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (row === undefined) return noSubscription;
  return {
    tier: tiers.find((tier) => tier === row.tier) ?? 'free',
    status: subscriptionStatuses.find((status) => status === row.status) ?? 'none',
    billingPeriod: billingPeriods.find((period) => period === row.billing_period) ?? null,
    nextBillingPeriod: billingPeriods.find((period) => period === row.next_billing_period) ?? null,
    startedAt: row.started_at,
    renewalDate: row.renewal_date,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    trialEndsAt: row.trial_ends_at,
    pastDueSince: row.past_due_since,
    anchor: row.anchor,
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    firstSubscriptionId: row.first_subscription_id,
    notice: row.notice,
    extrasAgreed: row.extras_agreed,
    extrasCapCents: row.extras_cap_cents,
    keptPositionId: row.kept_position_id,
  };
}

/** Like {@link readSubscriptionRow}, for callers without a transaction. */
export async function findSubscription(db: Db, ownerId: string): Promise<SubscriptionRow> {
  return asSystem(db, (tx) => readSubscriptionRow(tx, ownerId));
}

/** The subscription as shown in a user record; auth calls this. */
export async function readSubscription(tx: Tx, ownerId: string): Promise<Subscription> {
  return subscriptionOf(await readSubscriptionRow(tx, ownerId));
}

export function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    plan: row.tier,
    status: row.status,
    billingPeriod: row.billingPeriod,
    nextBillingPeriod: row.nextBillingPeriod,
    renewalDate: row.renewalDate?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    ...(row.trialEndsAt === null ? {} : { trialEndsAt: row.trialEndsAt.toISOString() }),
  };
}

/** An account's locked usage; `now` is the database's time. */
export interface LockedAccount {
  readonly livePositions: number;
  readonly interviewsUsed: number;
  readonly subscription: SubscriptionRow;
  readonly now: Date;
}

/**
 * Locks an account's usage until the transaction ends, and reads its tier under the lock, so that taking a unit and
 * changing the tier are serialised.
 */
export async function lockAccount(tx: TenantTx): Promise<LockedAccount> {
  await tx
    .insertInto('billing.account')
    .values({ owner_id: tx.ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await tx
    .selectFrom('billing.account')
    .select(['live_positions', 'interviews_used', sql<Date>`clock_timestamp()`.as('now')])
    .where('owner_id', '=', tx.ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    livePositions: account.live_positions,
    interviewsUsed: account.interviews_used,
    subscription: await readSubscriptionRow(tx, tx.ownerId),
    now: account.now,
  };
}
