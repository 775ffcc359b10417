import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** What rows are made of. */
interface PlanWithAreas extends Pick<Plan, 'positionVersion'> {
  readonly questions: readonly Pick<Question, 'order' | 'focusAreas'>[];
  readonly summary: Pick<Plan['summary'], 'focusAreas'>;
}

interface FocusRow {
  readonly area: string;
  /** the places of the questions that ask about it */
  readonly numbers: readonly number[];
}

/**
 * Each focus area with the questions that ask about it, also one that the position names and the plan found no question
 * for. Plans made before questions kept their areas have no rows.
 */
export function focusRows(
  { questions, summary, positionVersion }: PlanWithAreas,
  position: { readonly focusAreas: readonly string[]; readonly positionVersion: number } | undefined,
): readonly FocusRow[] {
  if (questions.every(({ focusAreas }) => focusAreas.length === 0)) return [];
  // The areas of a newer version are for the next plan.
  const wanted = position?.positionVersion === positionVersion ? position.focusAreas : [];
  return [...new Set([...summary.focusAreas, ...wanted])].map((area) => ({
    area,
    numbers: questions.filter(({ focusAreas }) => focusAreas.includes(area)).map(({ order }) => order),
  }));
}
