import { sql } from 'kysely';
import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** The number of a plan's next version, and the database's clock. The caller holds the interview's lock. */
export async function nextVersion(tx: TenantTx, planId: string): Promise<{ version: number; now: Date }> {
  const { rows } = await sql<{ version: number; now: Date }>`
    select coalesce(max(version), 0) + 1 as version, now() as now from interviewing.plan_version
    where owner_id = ${tx.ownerId} and plan_id = ${planId}`.execute(tx);
  return rows[0] ?? { version: 1, now: new Date() };
}

interface Made {
  /** the generation that wrote it; null: a person made it */
  readonly attempt: number | null;
  readonly problems: Readonly<PlanGate['problems']>;
}

/** Makes a version the plan's current one. */
export async function insertVersion(tx: TenantTx, plan: Plan, { attempt, problems }: Made): Promise<void> {
  await tx
    .insertInto('interviewing.plan_version')
    .values({
      owner_id: tx.ownerId,
      plan_id: plan.id,
      version: plan.version,
      attempt,
      content: storedJson(plan),
      core_hash: plan.coreHash,
      source: plan.source,
      problems: storedJson(problems),
    })
    .execute();
  await tx
    .updateTable('interviewing.plan')
    .set({ current_version: plan.version, passes: problems.length === 0 })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', plan.id)
    .execute();
  publishChange(tx, { kind: 'plan', id: plan.id });
}
