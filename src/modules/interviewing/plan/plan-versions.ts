import { sql } from 'kysely';
import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import type { PlanChange } from '#contracts/interviewing/plan/plan-versions.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** The plan's next version number and the database's current time. The caller must hold the interview's lock. */
export async function nextVersion(tx: TenantTx, planId: string): Promise<{ version: number; now: Date }> {
  const { rows } = await sql<{ version: number; now: Date }>`
    select coalesce(max(version), 0) + 1 as version, now() as now from interviewing.plan_version
    where owner_id = ${tx.ownerId} and plan_id = ${planId}`.execute(tx);
  return rows[0] ?? { version: 1, now: new Date() };
}

/** How a person created a version. */
export type MadeByHand =
  | { readonly change: Exclude<PlanChange, 'restore'> }
  | { readonly change: 'restore'; readonly restoredVersion: number };

/** `attempt`: the generation that wrote it */
type Made = { readonly problems: Readonly<PlanGate['problems']> } & ({ readonly attempt: number } | MadeByHand);

/** Stores a version and makes it the plan's current one. */
export async function insertVersion(tx: TenantTx, plan: Plan, made: Made): Promise<void> {
  const { problems } = made;
  await tx
    .insertInto('interviewing.plan_version')
    .values({
      owner_id: tx.ownerId,
      plan_id: plan.id,
      version: plan.version,
      attempt: 'attempt' in made ? made.attempt : null,
      change: 'change' in made ? made.change : null,
      restored_version: 'restoredVersion' in made ? made.restoredVersion : null,
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
