import type { Evidence, PlanContent, PlanSource, Question } from '#contracts/interviewing/plan/plan.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import type { CoreBlock, CvBrief } from '#knowledge/plan/plan-parts.ts';

/**
 * The locked questions of a plan, adapted to a core and a CV, each in its place among the questions for this candidate.
 * Competencies are matched to the core's; quotes that this CV does not contain are dropped.
 */
export function lockedBeside(
  plan: Pick<PlanContent, 'questions'> & { readonly source: PlanSource },
  ids: readonly string[],
  core: CoreBlock,
  cv: CvBrief | null,
): readonly Question[] {
  return plan.questions
    .filter(({ block }) => block === 'cv')
    .map((question, at) => ({ ...question, order: core.questions.length + at + 1 }))
    .filter(({ id }) => ids.includes(id))
    .map(({ evidence = [], behind, ...question }) => {
      const competency =
        core.competencies.find(({ name }) => name === question.category) ??
        core.competencies.find(({ id }) => id === question.competencyId) ??
        core.competencies[0];
      const quoted = evidence.flatMap((line) => lineIn(cv, line) ?? []);
      return {
        ...question,
        ...(competency === undefined ? {} : { competencyId: competency.id, category: competency.name }),
        ...(core.questions.some(({ id }) => id === behind) ? { behind } : {}),
        ...(quoted.length === 0 ? {} : { evidence: quoted }),
        source: question.source ?? plan.source,
      };
    });
}

function lineIn(cv: CvBrief | null, line: Evidence): Evidence | undefined {
  if (cv === null || line.cvId === cv.cvId) return cv === null ? undefined : line;
  const found = findQuote(cv.pages, line.quote);
  return found === undefined ? undefined : { cvId: cv.cvId, ...found };
}
