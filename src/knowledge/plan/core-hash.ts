import { createHash } from 'node:crypto';
import type { CoreBlock } from './plan-parts.ts';

/**
 * SHA-256 over the canonical JSON of what every candidate is asked and judged by. Excludes ids (a copy asks the same),
 * minutes and order (adjustments scale the minutes, the order follows from the list), the guard mark (a newer rule pack
 * does not change the question), the author, and the focus areas a question was found to ask about (older plans do not
 * store them). Two plans with the same hash can be compared; a manual edit changes it.
 */
export function coreHash(core: Pick<CoreBlock, 'competencies' | 'questions'>): string {
  const asked = {
    competencies: core.competencies.map(({ id, name, definition, mustHave }) => ({ id, name, definition, mustHave })),
    questions: core.questions
      .filter((question) => question.block === 'core')
      .toSorted((one, other) => one.order - other.order)
      .map(
        ({
          id: _id,
          order: _order,
          expectedMin: _minutes,
          guard: _guard,
          source: _source,
          focusAreas: _areas,
          ...question
        }) => question,
      ),
  };
  return createHash('sha256').update(canonicalJson(asked)).digest('hex');
}

/**
 * JSON with sorted keys and without undefined members: equal values give equal bytes, even after a round trip through
 * jsonb.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
