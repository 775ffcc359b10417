import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** The parts of a plan that the rows are built from. */
interface PlanWithAreas extends Pick<Plan, 'positionVersion'> {
  readonly questions: readonly Pick<Question, 'order' | 'focusAreas'>[];
  readonly summary: Pick<Plan['summary'], 'focusAreas'>;
}

interface FocusRow {
  readonly area: string;
  /** numbers of the questions that cover it */
  readonly numbers: readonly number[];
}

/**
 * Each focus area with the questions that cover it, including areas that the position lists but no question covers.
 * Plans from before questions stored their areas have no rows.
 */
export function focusRows(
  { questions, summary, positionVersion }: PlanWithAreas,
  position: { readonly focusAreas: readonly string[]; readonly positionVersion: number } | undefined,
): readonly FocusRow[] {
  if (questions.every(({ focusAreas }) => focusAreas.length === 0)) return [];
  // The areas of a newer position version apply to the next plan only.
  const wanted = position?.positionVersion === positionVersion ? position.focusAreas : [];
  return [...new Set([...summary.focusAreas, ...wanted])].map((area) => ({
    area,
    numbers: questions.filter(({ focusAreas }) => focusAreas.includes(area)).map(({ order }) => order),
  }));
}
