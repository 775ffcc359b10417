import type { CvPage } from '#knowledge/plan/plan-parts.ts';

/**
 * Every rule that a plan must satisfy before its interview can be "planned". The code is shown with a translated
 * sentence.
 */
export const planRules = [
  'schema.invalid',
  'time.sum',
  'time.budget',
  'time.core',
  'time.candidate',
  'time.question',
  'time.count',
  'task.place',
  'flow.order',
  'flow.questions',
  'blocks.core_share',
  'blocks.cv_without_cv',
  'blocks.cv_too_short',
  'competency.repeated',
  'question.repeated',
  'question.order',
  'question.competency',
  'question.category',
  'question.words',
  'question.one_ask',
  'question.alike',
  'anchors.bands',
  'anchors.behaviours',
  'anchors.trait',
  'red_flag.forbidden',
  'claim.competency',
  'claim.without_cv',
  'evidence.missing',
  'evidence.not_found',
  'evidence.length',
  'absence.contradicted',
  'area.unreached',
  'follow_up.question',
  'requirement.unknown',
  'focus.uncovered',
  'text.language',
  'law.forbidden',
] as const;
export type PlanRule = (typeof planRules)[number];

export interface PlanProblem {
  readonly rule: PlanRule;
  /** the question concerned, or null for the plan as a whole */
  readonly questionId: string | null;
}

export interface CheckedCv {
  readonly cvId: string;
  readonly pages: readonly CvPage[];
}
