import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';

/**
 * Maximum number of generations that models write for one owner at the same time, so that one account does not block
 * the others.
 */
const atOnce = 2;

/**
 * Whether a model may write this generation now. The slot is held until the generation ends; if its workflow is lost,
 * the slot is freed after an hour.
 */
export async function acquireModelSlot(tx: TenantTx, { planId, attempt }: PlanGenerationInput): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`model-slot:${tx.ownerId}`}, 0))`.execute(tx);
  const { numAffectedRows } = await sql`
    update interviewing.generation set turn_at = coalesce(turn_at, now())
    where owner_id = ${tx.ownerId} and plan_id = ${planId} and attempt = ${attempt} and state = 'running'
      and (turn_at is not null or ${atOnce} > (
        select count(*) from interviewing.generation other
        where other.owner_id = ${tx.ownerId} and other.state = 'running'
          and other.turn_at > now() - interval '1 hour'))`.execute(tx);
  return numAffectedRows === 1n;
}
