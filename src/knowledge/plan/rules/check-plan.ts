import { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { evidenceProblems } from './evidence-rules.ts';
import { focusProblems } from './focus-rules.ts';
import { languageProblems } from './language-rules.ts';
import { lawProblems } from './law-rules.ts';
import type { CheckedCv, PlanProblem } from './plan-rules.ts';
import { questionProblems } from './question-rules.ts';
import { timeProblems } from './time-rules.ts';
import { WrittenQuestion } from './written-question.ts';

export interface PlanCheck {
  readonly ok: boolean;
  readonly problems: readonly PlanProblem[];
}

type Rules = (plan: PlanContent, cv: CheckedCv | null, matter?: JobMatter) => readonly PlanProblem[];

/** Every rule, in the groups that are reported one by one while a plan is generated. */
export const planChecks = {
  evidence: evidenceProblems,
  law: (plan, _cv, matter) => lawProblems(plan, matter),
  form: formProblems,
} satisfies Record<string, Rules>;

/**
 * @param cv the CV the plan was made from; null when it was made without one
 * @param matter of the posting it was made for
 */
export function checkPlan(plan: PlanContent, cv: CheckedCv | null, matter?: JobMatter): PlanCheck {
  const problems = Object.values<Rules>(planChecks).flatMap((rules) => rules(plan, cv, matter));
  return { ok: problems.length === 0, problems };
}

/** Checks a core by itself. @throws RangeError when its questions cannot fill the minutes */
export function checkCore(brief: CoreBrief, core: CoreBlock): PlanCheck {
  return checkPlan(assemblePlan({ ...brief, cv: null }, core, emptyTailoring), null, jobMatter(brief.position));
}

/** Its minutes, its questions and their order. */
function formProblems(plan: PlanContent): PlanProblem[] {
  const invalid = plan.questions.filter((question) => !WrittenQuestion.safeParse(question).success);
  return [
    ...(PlanContent.safeParse(plan).success ? [] : [{ rule: 'schema.invalid' as const, questionId: null }]),
    ...invalid.map(({ id }) => ({ rule: 'schema.invalid' as const, questionId: id })),
    ...timeProblems(plan),
    ...questionProblems(plan),
    ...focusProblems(plan),
    ...languageProblems(plan),
  ];
}
