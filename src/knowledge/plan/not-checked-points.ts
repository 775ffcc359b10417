import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { isNotChecked } from '#knowledge/posting/is-not-checked.ts';

/**
 * Indexes of those `unscoredPoints` of a plan that ask about requirements its position has since stopped checking: an
 * older plan keeps them, but their answers are no longer needed.
 */
export function notCheckedPoints(
  plan: Pick<PlanContent, 'requirements' | 'candidate'>,
  notChecked: readonly string[] | undefined,
): readonly number[] {
  const isOut = (basis: string | undefined) => basis !== undefined && isNotChecked(basis, notChecked);
  const ticks = requirementsToTick(plan);
  const bases = [
    ...ticks.map(({ basis }) => basis),
    ...plan.candidate.toSettle.map(({ requirement }) =>
      requirement === undefined ? undefined : plan.requirements[requirement]?.basis,
    ),
  ];
  return bases.flatMap((basis, index) => (isOut(basis) ? [index] : []));
}
