import { isBeginningAt } from '#knowledge/evidence/beginning-at.ts';
import { showsLess } from '#knowledge/evidence/grades/names-less.ts';
import type { Evidence, Requirement, RequirementEvidence } from '#contracts/interviewing/plan/plan.ts';
import type { QuotedLines } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/**
 * Each requirement that a line of the CV answers, or two together, once. A line that answers half of it does not, whoever
 * says so.
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

/** A lower level or grade, or how long notice is where a day is asked for: that takes the day on which it is given. */
function answersHalf(required: Requirement, said: string): boolean {
  const { kind, basis } = required;
  if (kind === 'start') return isBeginningAt(basis, 'day') && !isBeginningAt(said, 'day', 'atOnce');
  return showsLess(required, said);
}
