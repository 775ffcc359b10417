import { PlanContent } from '#contracts/plan.ts';
import { evidenceProblems } from './evidence-rules.ts';
import { focusProblems } from './focus-rules.ts';
import { lawProblems } from './law-rules.ts';
import type { CvPage } from './plan-parts.ts';
import { questionProblems } from './question-rules.ts';
import { timeProblems } from './time-rules.ts';

/** Every rule that a plan keeps before its interview can be "planned". The code is shown with a translated sentence. */
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
  'focus.uncovered',
  'law.forbidden',
] as const;
export type PlanRule = (typeof planRules)[number];

export interface PlanProblem {
  readonly rule: PlanRule;
  /** the question it concerns, or null: the plan as a whole */
  readonly questionId: string | null;
}

export interface PlanCheck {
  readonly ok: boolean;
  readonly problems: readonly PlanProblem[];
}

export interface CheckedCv {
  readonly cvId: string;
  readonly pages: readonly CvPage[];
}

type Rules = (plan: PlanContent, cv: CheckedCv | null) => readonly PlanProblem[];

/** Every rule, in the groups that a generation shows one by one. */
export const planChecks = { evidence: evidenceProblems, law: lawProblems, form: formProblems } satisfies Record<
  string,
  Rules
>;

/** `cv`: the CV the plan was made from; null when it was made without one. */
export function checkPlan(plan: PlanContent, cv: CheckedCv | null): PlanCheck {
  const problems = Object.values<Rules>(planChecks).flatMap((rules) => rules(plan, cv));
  return { ok: problems.length === 0, problems };
}

/** Its minutes, its questions and their order. */
function formProblems(plan: PlanContent): PlanProblem[] {
  const parsed = PlanContent.safeParse(plan);
  return [
    ...(parsed.success ? [] : [{ rule: 'schema.invalid' as const, questionId: null }]),
    ...timeProblems(plan),
    ...questionProblems(plan),
    ...focusProblems(plan),
  ];
}
