import { isLive } from '#contracts/billing/subscription-status.ts';
import { sql } from 'kysely';
import type { PeriodEndInput } from '#workflows/contracts/period-end-cancellation.ts';
import type { SubscriptionInput } from '#workflows/contracts/payment-activities.ts';
import type { DeadlineResult } from '#workflows/contracts/trial-expiry.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { subscriptionChanged } from '#modules/billing/events.ts';
import { tierOf, unreachableHours } from '#modules/billing/subscription/subscription-policy.ts';
import { type SubscriptionRow, readSubscriptionRow } from '#modules/billing/subscription/subscription-row.ts';
import { lockAccountOf } from '#modules/billing/subscription/sync-customer.ts';

type Verdict = DeadlineResult | { outcome: 'waiting' };

/**
 * Ends a trial that is over according to the row. The payment service was asked beforehand, and its answer takes
 * precedence.
 */
export async function expireTrial({ db }: { db: Db }, input: SubscriptionInput): Promise<Verdict> {
  return decide(db, input, (row, now) => {
    if (row.status !== 'trialing') return row.tier === 'premium' ? 'continues' : 'ended';
    return row.trialEndsAt === null || row.trialEndsAt > now ? 'continues' : 'overdue';
  });
}

/** Ends access when the period of a cancelled subscription is over, unless it was resumed or extended. */
export async function endAccess({ db }: { db: Db }, input: PeriodEndInput): Promise<Verdict> {
  return decide(db, input, (row, now) => {
    if (row.tier === 'free' || !isLive(row.status)) return 'ended';
    const goesOn = !row.cancelAtPeriodEnd || row.renewalDate === null || row.renewalDate > now;
    return goesOn ? 'continues' : 'overdue';
  });
}

async function decide(
  db: Db,
  { ownerId, subscriptionId }: SubscriptionInput,
  judge: (row: SubscriptionRow, now: Date) => 'ended' | 'continues' | 'overdue',
): Promise<Verdict> {
  return asSystem(db, async (tx) => {
    await lockAccountOf(tx, ownerId);
    const row = await readSubscriptionRow(tx, ownerId);
    if (row.subscriptionId !== subscriptionId) return { outcome: 'gone' };
    const now = await databaseTime(tx);
    const verdict = judge(row, now);
    if (verdict !== 'overdue') return { outcome: verdict };
    return (await endIfUnreachable(tx, ownerId, row, now)) ? { outcome: 'ended' } : { outcome: 'waiting' };
  });
}

/**
 * Settles what is overdue according to the row, for the sweep: an expired grace period for a payment, or a period end
 * about which the payment service has not answered for days.
 *
 * @returns whether it is settled: access has ended, or rightly continues
 */
export async function settleOverdue({ db }: { db: Db }, ownerId: string): Promise<boolean> {
  return asSystem(db, async (tx) => {
    await lockAccountOf(tx, ownerId);
    const row = await readSubscriptionRow(tx, ownerId);
    if (row.tier === 'free') return true;
    const now = await databaseTime(tx);
    if (tierOf(row.status, row.pastDueSince, now) === 'free') {
      await end(tx, ownerId, row);
      return true;
    }
    const endsAt = row.trialEndsAt ?? row.renewalDate;
    if (endsAt !== null && endsAt > now) return true;
    return endIfUnreachable(tx, ownerId, row, now);
  });
}

/** Nobody loses paid access because the payment service is unreachable, but after three days access ends regardless. */
async function endIfUnreachable(tx: SystemTx, ownerId: string, row: SubscriptionRow, now: Date): Promise<boolean> {
  const endsAt = row.trialEndsAt ?? row.renewalDate;
  if (endsAt === null || now.getTime() < endsAt.getTime() + unreachableHours * 3_600_000) return false;
  await end(tx, ownerId, row);
  return true;
}

async function end(tx: SystemTx, ownerId: string, { subscriptionId, status }: SubscriptionRow): Promise<void> {
  await sql`update billing.subscription set tier = 'free' where owner_id = ${ownerId}`.execute(tx);
  publishChangeOf(tx, ownerId, { kind: 'subscription', id: ownerId });
  if (subscriptionId === null) return;
  await appendEventOf(tx, ownerId, subscriptionChanged(ownerId, { subscriptionId, tier: 'free', status }));
}

async function databaseTime(tx: SystemTx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]?.now ?? new Date();
}
