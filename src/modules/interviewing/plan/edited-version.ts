import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import { planChecks } from '#knowledge/plan/rules/check-plan.ts';
import type { PlanVersion } from './plan-queries.ts';

interface Editing {
  readonly userId: string;
  /** the job posting that the plan is for, as context for the guard */
  readonly matter: JobMatter;
}

interface EditedVersion {
  readonly plan: Plan;
  readonly problems: PlanGate['problems'];
}

/**
 * A plan with the content a person wants and its open problems: those under hiring law, and earlier problems with
 * claims.
 */
export function editedVersion(
  { plan, gate }: Pick<PlanVersion, 'plan' | 'gate'>,
  content: PlanContent,
  { userId, matter }: Editing,
): EditedVersion {
  const hash = coreHash(content);
  const editedBy = [...new Set([...plan.provenance.editedBy, userId])];
  return {
    plan: {
      ...plan,
      ...content,
      coreHash: hash === coreHash(plan) ? plan.coreHash : hash,
      provenance: { ...plan.provenance, editedBy },
    },
    problems: [...planChecks.law(content, null, matter), ...openStill(gate.problems, content)],
  };
}

/** Earlier problems with claims about the candidate; editing questions does not resolve them. */
function openStill(problems: PlanGate['problems'], { questions }: PlanContent): PlanGate['problems'] {
  const ids = new Set<string | null>([null, ...questions.map(({ id }) => id)]);
  return problems.filter(({ rule, questionId }) => /^(?:claim|evidence|absence)\./u.test(rule) && ids.has(questionId));
}
