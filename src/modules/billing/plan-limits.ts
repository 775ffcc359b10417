import type { LimitedResource } from '#contracts/billing.ts';

export type PlanId = 'free' | 'premium';

/** How many of each an account may hold (positions: live ones) or take (interviews); null is no limit. */
export const planLimits: Readonly<Record<PlanId, Readonly<Record<LimitedResource, number | null>>>> = {
  free: { positions: 1, interviews: 1 },
  premium: { positions: null, interviews: 10 },
};
