import type { WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import type { Plan, PlanSource, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** A question to be replaced, with the context that a writer needs. */
export interface ReplacedQuestion {
  readonly plan: Plan;
  readonly question: Question;
  readonly wanted: WantedReplacement;
  readonly brief: PlanBrief;
  /** what is known about the candidate, so that it can be withheld from a model */
  readonly candidate: KnownPerson;
}

export function othersOf({ plan, question }: Pick<ReplacedQuestion, 'plan' | 'question'>): readonly Question[] {
  return plan.questions.filter(({ id }) => id !== question.id);
}

/** The plan's core. */
export function coreOf({ competencies, requirements, summary, questions }: Plan): CoreBlock {
  return {
    competencies,
    requirements,
    focusAreas: summary.focusAreas,
    questions: questions.filter(({ block }) => block === 'core'),
  };
}

/** Focus areas that no other core question asks about; the replacement must ask about them. */
export function areasOwed(replaced: Pick<ReplacedQuestion, 'plan' | 'question'>): readonly string[] {
  const { plan, question } = replaced;
  if (question.block !== 'core') return [];
  const others = othersOf(replaced).filter(({ block }) => block === 'core');
  return plan.summary.focusAreas.filter(
    (area) => asksAbout(question, area) && !others.some((other) => asksAbout(other, area)),
  );
}

/** The writer of the new question, set only if it differs from the plan's. */
function sourceOf({ source }: Plan, writer: PlanSource): Pick<Question, 'source'> {
  return source === writer ? {} : { source: writer };
}

/** The fields that the new question takes over from the old one: its position and whether it must be asked. */
export function placeOf({ order, block, mustAsk, behind }: Question, id: string) {
  return { id, order, block, mustAsk, ...(behind === undefined ? {} : { behind }) };
}

/** The old question's minutes, and the marks of a replacement. */
export function marksOf({ plan, question }: Pick<ReplacedQuestion, 'plan' | 'question'>, writer: PlanSource) {
  const { expectedMin, block } = question;
  return { expectedMin, ...sourceOf(plan, writer), ...(block === 'core' ? { inThisPlanAlone: true as const } : {}) };
}
