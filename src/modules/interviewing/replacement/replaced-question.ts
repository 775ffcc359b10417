import type { WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import type { Plan, PlanSource, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** A question that is to give way, and what a writer needs to know to put another one in its place. */
export interface ReplacedQuestion {
  readonly plan: Plan;
  readonly question: Question;
  readonly wanted: WantedReplacement;
  readonly brief: PlanBrief;
  /** known of the candidate, so that it can be kept from a model */
  readonly candidate: KnownPerson;
}

export function othersOf({ plan, question }: Pick<ReplacedQuestion, 'plan' | 'question'>): readonly Question[] {
  return plan.questions.filter(({ id }) => id !== question.id);
}

/** The part for everybody as the plan has it. */
export function coreOf({ competencies, requirements, summary, questions }: Plan): CoreBlock {
  return {
    competencies,
    requirements,
    focusAreas: summary.focusAreas,
    questions: questions.filter(({ block }) => block === 'core'),
  };
}

/** Focus areas that no other question for everybody asks about: the one that comes has to. */
export function areasOwed(replaced: Pick<ReplacedQuestion, 'plan' | 'question'>): readonly string[] {
  const { plan, question } = replaced;
  if (question.block !== 'core') return [];
  const others = othersOf(replaced).filter(({ block }) => block === 'core');
  return plan.summary.focusAreas.filter(
    (area) => asksAbout(question, area) && !others.some((other) => asksAbout(other, area)),
  );
}

/** Who wrote the new one, where that is not who wrote the others. */
function sourceOf({ source }: Plan, writer: PlanSource): Pick<Question, 'source'> {
  return source === writer ? {} : { source: writer };
}

/** What of the old question the new one has: its place and whether it must be asked. */
export function placeOf({ order, block, mustAsk, behind }: Question, id: string) {
  return { id, order, block, mustAsk, ...(behind === undefined ? {} : { behind }) };
}

/** Its minutes, and what is said of the one that came. */
export function marksOf({ plan, question }: Pick<ReplacedQuestion, 'plan' | 'question'>, writer: PlanSource) {
  const { expectedMin, block } = question;
  return { expectedMin, ...sourceOf(plan, writer), ...(block === 'core' ? { inThisPlanAlone: true as const } : {}) };
}
