import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { isNotChecked } from '#knowledge/posting/is-not-checked.ts';

/**
 * Which of a plan's `unscoredPoints` ask what its position does without by now: a plan that was made before keeps them, and
 * nobody waits for their answers any more.
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
