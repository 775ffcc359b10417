import { isBeginningAt } from '#knowledge/evidence/beginning-at.ts';
import { showsLess } from '#knowledge/evidence/grades/names-less.ts';
import type { Evidence, Requirement, RequirementEvidence } from '#contracts/interviewing/plan/plan.ts';
import type { QuotedLines } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/**
 * Each requirement that one or two CV lines satisfy, listed once. Drops a line that only partly satisfies its
 * requirement, whatever the model claims.
 */
export function acceptRequirementEvidence(
  shown: readonly TailoringFrame['requirementsShown'][number][],
  requirements: readonly Requirement[],
  linesFound: (lines: QuotedLines) => readonly Evidence[],
): readonly RequirementEvidence[] {
  const numbers = new Set(shown.map(({ requirement }) => requirement));
  return [...numbers]
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= requirements.length)
    .flatMap((number) => {
      const named = shown.find(({ requirement }) => requirement === number);
      const [evidence, second] = named === undefined ? [] : linesFound(named);
      const required = requirements[number - 1];
      const said = [evidence, second].map((line) => line?.quote ?? '').join('\n');
      if (evidence === undefined || (required !== undefined && answersHalf(required, said))) return [];
      return [{ index: number - 1, evidence, ...(second === undefined ? {} : { second }) }];
    });
}

/**
 * Whether the text shows only a lower level or grade, or gives a notice period where the posting requires a start date
 * (a date depends on when notice is given).
 */
function answersHalf(required: Requirement, said: string): boolean {
  const { kind, basis } = required;
  if (kind === 'start') return isBeginningAt(basis, 'day') && !isBeginningAt(said, 'day', 'atOnce');
  return showsLess(required, said);
}
