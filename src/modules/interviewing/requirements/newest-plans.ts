import { sql } from 'kysely';
import * as z from 'zod/mini';
import { PointToSettle, Requirement, RequirementEvidence } from '#contracts/interviewing/plan/plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** The fields read from a candidate's newest plan for a position. */
const NewestPlan = z.object({
  positionId: z.string(),
  positionVersion: z.number(),
  requirements: z.array(Requirement),
  requirementEvidence: z.array(RequirementEvidence),
  toSettle: z.array(PointToSettle),
});
export type NewestPlan = z.infer<typeof NewestPlan>;

/** One for each position for which this candidate has a planned interview. */
export async function newestPlans(tx: TenantTx, candidateId: string): Promise<NewestPlan[]> {
  const { rows } = await sql`
    select distinct on (i.position_id) i.position_id as "positionId",
      (v.content ->> 'positionVersion')::integer as "positionVersion",
      coalesce(v.content -> 'requirements', '[]') as requirements,
      coalesce(v.content -> 'candidate' -> 'requirementEvidence', '[]') as "requirementEvidence",
      coalesce(v.content -> 'candidate' -> 'toSettle', '[]') as "toSettle"
    from interviewing.interview i
    join interviewing.plan p on p.owner_id = i.owner_id and p.interview_id = i.id
    join interviewing.plan_version v
      on v.owner_id = p.owner_id and v.plan_id = p.id and v.version = p.current_version
    where i.owner_id = ${tx.ownerId} and i.candidate_id = ${candidateId}
    order by i.position_id, i.id desc`.execute(tx);
  return z.parse(z.array(NewestPlan), rows);
}
