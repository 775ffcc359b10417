import type { Evidence, RequirementEvidence } from '#contracts/interviewing/plan/plan.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/** Each requirement that a line of the CV answers, once. */
export function acceptRequirementEvidence(
  shown: readonly TailoringFrame['requirementsShown'][number][],
  requirements: number,
  evidenceOf: (quote: string, line: number | null) => Evidence | undefined,
): readonly RequirementEvidence[] {
  const numbers = new Set(shown.map(({ requirement }) => requirement));
  return [...numbers]
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= requirements)
    .flatMap((number) => {
      const named = shown.find(({ requirement }) => requirement === number);
      const evidence = named === undefined ? undefined : evidenceOf(named.quote, named.line);
      return evidence === undefined ? [] : [{ index: number - 1, evidence }];
    });
}
