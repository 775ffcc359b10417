import * as z from 'zod/mini';
import { type BillingPeriod, billingPeriods } from '#contracts/billing/plans.ts';

const noteKey = 'postPaymentRedirect';
const periodKey = 'billingPeriod';

const CheckoutNote = z.object({
  /** started from the page of one interview */
  fromInterviewPlan: z.boolean(),
  interviewId: z.nullable(z.string()),
  isOnboarding: z.boolean(),
  /** the page, including its query, where the purchase began; null if nowhere in particular */
  returnTo: z.nullable(z.string()),
});
export type CheckoutNote = z.infer<typeof CheckoutNote>;

/** Where to return to after a purchase that starts at this location. */
export function noteFrom({ pathname, search }: { pathname: string; search: string }, isOnboarding: boolean) {
  const interviewId = /^\/interviews\/(?!schedule$)([^/]+)$/.exec(pathname)?.[1] ?? null;
  return {
    fromInterviewPlan: interviewId !== null,
    interviewId,
    isOnboarding,
    returnTo: pathname === '/subscription' ? null : `${pathname}${search}`,
  } satisfies CheckoutNote;
}

/**
 * Stored for this tab, which leaves for the payment service and returns. If storage is blocked, it returns to the
 * default page.
 */
export function storeCheckout(note: CheckoutNote, period: BillingPeriod): void {
  try {
    sessionStorage.setItem(noteKey, JSON.stringify(note));
    sessionStorage.setItem(periodKey, period);
  } catch {
    // the purchase matters more than returning to the right page
  }
}

export function storedPeriod(): BillingPeriod {
  const stored = read(periodKey);
  return billingPeriods.find((period) => period === stored) ?? 'yearly';
}

export function storedNote(): CheckoutNote | undefined {
  try {
    return z.safeParse(CheckoutNote, JSON.parse(read(noteKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function dropCheckout(): void {
  try {
    sessionStorage.removeItem(noteKey);
    sessionStorage.removeItem(periodKey);
  } catch {
    // nothing was stored
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
