import type { SubscriptionRow } from '#modules/billing/subscription/subscription-row.ts';

/** A month of the paid plan, starting on the subscription's day of the month. */
export interface QuotaWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** an account's very first window of a paid plan has no limit */
  readonly unlimited: boolean;
}

type WindowSource = Pick<SubscriptionRow, 'startedAt' | 'anchor' | 'subscriptionId' | 'firstSubscriptionId'>;

/**
 * The window that contains `now`; undefined if there never was a paid plan. A trial belongs to the first window, which
 * begins with the subscription and ends a month after its anchor.
 */
export function windowAt(subscription: WindowSource, now: Date): QuotaWindow | undefined {
  const { anchor, subscriptionId, firstSubscriptionId } = subscription;
  if (anchor === null || subscriptionId === null) return undefined;
  const months = monthsSince(anchor, now);
  const isFirst = months <= 0;
  const startsAt = isFirst ? (subscription.startedAt ?? anchor) : addMonths(anchor, months);
  return {
    startsAt,
    endsAt: addMonths(anchor, isFirst ? 1 : months + 1),
    unlimited: isFirst && subscriptionId === firstSubscriptionId,
  };
}

/** The same day and time in a later month in UTC, or the last day of a month that has no such day. */
export function addMonths(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** Whole months from the anchor until now; negative before it. */
function monthsSince(anchor: Date, now: Date): number {
  const apart = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  return addMonths(anchor, apart) > now ? apart - 1 : apart;
}
