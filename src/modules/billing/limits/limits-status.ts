import { sql } from 'kysely';
import type { LimitStatus, LimitedResource } from '#contracts/billing/billing.ts';
import { prices } from '#contracts/billing/plans.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { entitlements } from '#modules/billing/entitlements.ts';
import { type SubscriptionRow, readSubscriptionRow } from '#modules/billing/subscription/subscription-row.ts';
import { fairUseAgainAt } from './fair-use.ts';
import { type QuotaWindow, windowAt } from './quota-window.ts';

/** An account's usage, as far as limits depend on it. */
export interface Usage {
  readonly subscription: SubscriptionRow;
  readonly livePositions: number;
  readonly positionsMade: number;
  readonly interviewsUsed: number;
  /** the current window of the paid plan */
  readonly window:
    | (QuotaWindow & { positions: number; interviews: number; extras: number; fairAgain: Date | undefined })
    | undefined;
}

/** Usage and limit of each resource. Only a hint for the page; the insert decides. */
export async function limitsStatus(deps: { db: Db }, actor: Actor): Promise<Record<LimitedResource, LimitStatus>> {
  const usage = await asTenant(deps.db, actor.userId, readUsage);
  return { positions: positionsStatus(usage), interviews: interviewsStatus(usage) };
}

export async function readUsage(tx: TenantTx): Promise<Usage> {
  const subscription = await readSubscriptionRow(tx, tx.ownerId);
  const { rows } = await sql<{ now: Date; live: number | null; made: number | null; used: number | null }>`
    select now() as now, a.live_positions as live, a.positions_made as made, a.interviews_used as used
    from (select) one left join billing.account a on a.owner_id = ${tx.ownerId}`.execute(tx);
  const [account] = rows;
  const window =
    account === undefined || subscription.tier !== 'premium' ? undefined : windowAt(subscription, account.now);
  return {
    subscription,
    livePositions: account?.live ?? 0,
    positionsMade: account?.made ?? 0,
    interviewsUsed: account?.used ?? 0,
    window: window && { ...window, ...(await usedIn(tx, window)) },
  };
}

async function usedIn(tx: TenantTx, { startsAt, unlimited }: QuotaWindow) {
  const row = await tx
    .selectFrom('billing.quota_window')
    .select(['positions', 'interviews', 'extras'])
    .where('owner_id', '=', tx.ownerId)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  const fairAgain = unlimited ? await fairUseAgainAt(tx) : undefined;
  return { ...(row ?? { positions: 0, interviews: 0, extras: 0 }), fairAgain };
}

function positionsStatus({ subscription, livePositions: used }: Usage): LimitStatus {
  const limit = entitlements[subscription.tier].positions;
  return { resource: 'positions', used, limit, canCreate: limit === null || used < limit, resetsAt: null };
}

function interviewsStatus({ subscription, interviewsUsed, window }: Usage): LimitStatus {
  const { interviews: limit } = entitlements[subscription.tier];
  if (window === undefined) {
    const canCreate = limit === null || interviewsUsed < limit;
    return { resource: 'interviews', used: interviewsUsed, limit, canCreate, resetsAt: null };
  }
  const resetsAt = window.endsAt.toISOString();
  const used = window.interviews - window.extras;
  if (window.unlimited || limit === null) {
    const { interviews: made, fairAgain } = window;
    if (fairAgain === undefined) {
      return { resource: 'interviews', used: made, limit: null, canCreate: true, resetsAt };
    }
    return { resource: 'interviews', used: made, limit: null, canCreate: false, resetsAt: fairAgain.toISOString() };
  }
  const left = extrasLeft(subscription, window.extras);
  const extras = { used: window.extras, left, priceCents: prices.extraInterview };
  return {
    resource: 'interviews',
    used,
    limit,
    canCreate: used < limit || left > 0,
    resetsAt,
    ...(subscription.extrasAgreed ? { extras } : {}),
  };
}

/** The number of extra interviews that the user's agreement still covers in a window; 0 without an agreement. */
export function extrasLeft(
  { extrasAgreed, extrasCapCents }: Pick<SubscriptionRow, 'extrasAgreed' | 'extrasCapCents'>,
  used: number,
): number {
  return extrasAgreed ? Math.max(0, Math.floor(extrasCapCents / prices.extraInterview) - used) : 0;
}
