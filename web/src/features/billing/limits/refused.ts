import * as z from 'zod/mini';
import { LimitedResource } from '#contracts/billing/billing.ts';
import { Instant } from '#contracts/common.ts';
import { premiumFeatures } from '#contracts/billing/plans.ts';
import type { PlanRefusal } from '#web/shared/api/api-error.ts';

/** What a plan did not allow, in a form for display. */
export type Refused =
  | {
      readonly kind: 'limit';
      readonly resource: LimitedResource;
      readonly limit: number;
      readonly resetsAt: string | undefined;
      /** whether more can be bought individually */
      readonly hasExtras: boolean;
    }
  | { readonly kind: 'feature'; readonly feature: (typeof premiumFeatures)[number] }
  | { readonly kind: 'other' };

const Limit = z.object({
  resource: LimitedResource,
  limit: z.number(),
  resetsAt: z.optional(Instant),
  extras: z.optional(z.unknown()),
});
const Feature = z.object({ feature: z.enum(premiumFeatures) });

export function refusedOf({ code, details }: PlanRefusal): Refused {
  if (code === 'billing.limit_reached') {
    const limit = z.safeParse(Limit, details);
    if (!limit.success) return { kind: 'other' };
    const { extras, resource, resetsAt } = limit.data;
    return { kind: 'limit', resource, limit: limit.data.limit, resetsAt, hasExtras: extras !== undefined };
  }
  const feature = z.safeParse(Feature, details);
  return feature.success ? { kind: 'feature', feature: feature.data.feature } : { kind: 'other' };
}
