import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { composeCore } from './compose-core.ts';
import { composeTailoring } from './tailoring/compose-tailoring.ts';

/**
 * A complete plan without a model. `existingCore`: the block that an earlier candidate of this position version got.
 */
export function composePlan(brief: PlanBrief, newId: () => string, existingCore?: CoreBlock): PlanContent {
  const core = existingCore ?? composeCore(brief, newId);
  return assemblePlan(brief, core, composeTailoring(brief, core, newId));
}
