import { sql } from 'kysely';
import { prices } from '#contracts/billing/plans.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { entitlements, fairUsePerDay } from '#modules/billing/entitlements.ts';
import { type LockedAccount, lockAccount } from '#modules/billing/subscription/subscription-row.ts';
import { fairUseAgainAt } from './fair-use.ts';
import { extrasLeft } from './limits-status.ts';
import { type QuotaWindow, windowAt } from './quota-window.ts';

// A unit is taken in the transaction of the insert it is for, and rolled back with it. The account's row is locked
// first, so that concurrent inserts stop exactly at the limit.

/**
 * Takes a unit for a live position.
 *
 * @param made whether the position is new, rather than reactivated
 * @throws AppError billing.limit_reached
 */
export async function takePosition(tx: TenantTx, { made }: { made: boolean }): Promise<void> {
  const account = await lockAccount(tx);
  const { tier } = account.subscription;
  const limit = entitlements[tier].positions;
  if (limit !== null && account.livePositions >= limit) {
    throw new AppError('billing.limit_reached', { resource: 'positions', plan: tier, limit });
  }
  await sql`update billing.account
    set live_positions = live_positions + 1, positions_made = positions_made + ${made ? 1 : 0}
    where owner_id = ${tx.ownerId}`.execute(tx);
  const window = made ? paidWindow(account) : undefined;
  if (window === undefined) return;
  await openWindow(tx, account, window);
  await sql`update billing.quota_window set positions = positions + 1
    where owner_id = ${tx.ownerId} and starts_at = ${window.startsAt}`.execute(tx);
}

/** Returns the unit of a live position that was deactivated or deleted. */
export async function releasePosition(tx: TenantTx): Promise<void> {
  await sql`update billing.account set live_positions = greatest(live_positions - 1, 0) where owner_id = ${tx.ownerId}`.execute(
    tx,
  );
}

/**
 * Takes a unit for an interview: the free plan's only one, one from the window or, if the user agreed to pay for it, an
 * extra one.
 *
 * @throws AppError billing.limit_reached
 */
export async function takeInterview(tx: TenantTx, interviewId: string): Promise<void> {
  const account = await lockAccount(tx);
  const window = paidWindow(account);
  const extra = window === undefined ? takeFree(account) : await takeFromWindow(tx, account, window);
  await sql`update billing.account set interviews_used = interviews_used + 1 where owner_id = ${tx.ownerId}`.execute(
    tx,
  );
  await tx
    .insertInto('billing.interview_unit')
    .values({
      interview_id: interviewId,
      owner_id: tx.ownerId,
      window_starts_at: window?.startsAt ?? null,
      extra,
    })
    .execute();
}

/**
 * Not returned for a deleted interview that had a plan; otherwise deleting and recreating would yield unlimited plans.
 */
function takeFree({ interviewsUsed }: LockedAccount): false {
  const limit = entitlements.free.interviews;
  if (limit !== null && interviewsUsed >= limit) {
    throw new AppError('billing.limit_reached', { resource: 'interviews', plan: 'free', limit });
  }
  return false;
}

/** @returns whether the interview is beyond the window's limit and charged separately */
async function takeFromWindow(tx: TenantTx, account: LockedAccount, window: QuotaWindow): Promise<boolean> {
  const used = await openWindow(tx, account, window);
  const limit = window.unlimited ? null : entitlements.premium.interviews;
  if (limit === null) await requireFairUse(tx);
  const extra = limit !== null && used.interviews >= limit + used.extras;
  if (extra && extrasLeft(account.subscription, used.extras) === 0) {
    throw new AppError('billing.limit_reached', {
      resource: 'interviews',
      plan: 'premium',
      limit,
      resetsAt: window.endsAt.toISOString(),
      extras: { agreed: account.subscription.extrasAgreed, used: used.extras, priceCents: prices.extraInterview },
    });
  }
  await sql`update billing.quota_window set interviews = interviews + 1, extras = extras + ${extra ? 1 : 0}
    where owner_id = ${tx.ownerId} and starts_at = ${window.startsAt}`.execute(tx);
  return extra;
}

async function requireFairUse(tx: TenantTx): Promise<void> {
  const fairAgain = await fairUseAgainAt(tx);
  if (fairAgain === undefined) return;
  throw new AppError('billing.limit_reached', {
    resource: 'interviews',
    plan: 'premium',
    limit: fairUsePerDay,
    resetsAt: fairAgain.toISOString(),
  });
}

/**
 * Returns an interview's unit if it was taken less than ten minutes ago, for a draft deleted before anything was
 * generated for it. A unit from a past window is not returned.
 */
export async function returnInterview(tx: TenantTx, interviewId: string): Promise<void> {
  const { now } = await lockAccount(tx);
  const { rows } = await sql<{ window_starts_at: Date | null; extra: boolean }>`
    delete from billing.interview_unit u
    where u.owner_id = ${tx.ownerId} and u.interview_id = ${interviewId} and u.taken_at > now() - interval '10 minutes'
      and not exists (select from billing.quota_window w
        where w.owner_id = u.owner_id and w.starts_at = u.window_starts_at and w.ends_at <= ${now})
    returning window_starts_at, extra`.execute(tx);
  const [unit] = rows;
  if (unit === undefined) return;
  await sql`update billing.account set interviews_used = greatest(interviews_used - 1, 0) where owner_id = ${tx.ownerId}`.execute(
    tx,
  );
  if (unit.window_starts_at === null) return;
  await sql`update billing.quota_window
    set interviews = interviews - 1, extras = extras - ${unit.extra ? 1 : 0}
    where owner_id = ${tx.ownerId} and starts_at = ${unit.window_starts_at}`.execute(tx);
}

function paidWindow({ subscription, now }: LockedAccount): QuotaWindow | undefined {
  return subscription.tier === 'premium' ? windowAt(subscription, now) : undefined;
}

/** The window's row, created on first use. */
async function openWindow(
  tx: TenantTx,
  { subscription }: LockedAccount,
  window: QuotaWindow,
): Promise<{ interviews: number; extras: number }> {
  await tx
    .insertInto('billing.quota_window')
    .values({
      owner_id: tx.ownerId,
      starts_at: window.startsAt,
      ends_at: window.endsAt,
      subscription_id: subscription.subscriptionId ?? '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('billing.quota_window')
    .select(['interviews', 'extras'])
    .where('owner_id', '=', tx.ownerId)
    .where('starts_at', '=', window.startsAt)
    .executeTakeFirstOrThrow();
}
