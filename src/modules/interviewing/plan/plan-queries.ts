import * as z from 'zod/mini';
import { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

const Problems = PlanGate.shape.problems;

export interface PlanVersion {
  readonly plan: Plan;
  readonly gate: PlanGate;
  /** ids of its questions that are kept when the plan is regenerated */
  readonly locked: string[];
}

/** One version of an interview's plan, by default the current one. @throws AppError interviewing.plan_not_found */
export async function getPlanVersion(tx: TenantTx, interviewId: string, version: number | null): Promise<PlanVersion> {
  const found = await findPlanVersion(tx, interviewId, version);
  if (found === undefined) throw new AppError('interviewing.plan_not_found', { interviewId, version });
  return found;
}

/** Like {@link getPlanVersion}, but returns undefined if there is none. */
export async function findPlanVersion(
  tx: TenantTx,
  interviewId: string,
  version: number | null,
): Promise<PlanVersion | undefined> {
  const row = await tx
    .selectFrom('interviewing.plan as p')
    .innerJoin('interviewing.plan_version as v', 'v.plan_id', 'p.id')
    .where('p.owner_id', '=', tx.ownerId)
    .where('p.interview_id', '=', interviewId)
    .where((eb) => eb('v.version', '=', version ?? eb.ref('p.current_version')))
    .select(['v.content', 'v.problems', 'p.locked_questions'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const problems = z.parse(Problems, row.problems);
  const plan = Plan.parse(row.content);
  // Locks on questions that are not in this version take effect again in a version that contains them.
  const locked = plan.questions.map(({ id }) => id).filter((id) => row.locked_questions.includes(id));
  return { plan, gate: { ok: problems.length === 0, problems }, locked };
}
