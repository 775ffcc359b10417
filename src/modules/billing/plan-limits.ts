import type { LimitedResource } from '#contracts/billing.ts';

type Limits = Readonly<Record<LimitedResource, number | null>>;

/** How many of each an account may hold (positions: live ones) or take (interviews); null is no limit. */
export const planLimits: Readonly<Record<'free' | 'premium', Limits>> = {
  free: { positions: 1, interviews: 1 },
  premium: { positions: null, interviews: 10 },
};

/** Limits of a stored plan (the table's check constraint allows these two). */
export function limitsOf(plan: string): Limits {
  return plan === 'premium' ? planLimits.premium : planLimits.free;
}
