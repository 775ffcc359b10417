import { sql } from 'kysely';
import type { LimitedResource } from '#contracts/billing.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { limitsOf, planLimits } from './plan-limits.ts';

// JSON in one parameter, so that the limit of the account's own plan is compared inside the update.
const limits = JSON.stringify(planLimits);

/**
 * Takes one unit in the transaction of the insert it pays for; rolled back with it. One conditional update, so any
 * number of parallel creates stops exactly at the limit.
 *
 * @throws AppError billing.limit_reached
 */
export async function consumeQuota(tx: TenantTx, resource: LimitedResource): Promise<void> {
  const column = columnOf(resource);
  await openAccount(tx);
  const { numAffectedRows } = await sql`
    update billing.account set ${column} = ${column} + 1
    where owner_id = ${tx.ownerId}
      and ${column} < coalesce((${limits}::jsonb -> plan ->> ${resource})::int, 2147483647)`.execute(tx);
  if (numAffectedRows === 1n) return;
  const { plan } = await tx
    .selectFrom('billing.account')
    .select('plan')
    .where('owner_id', '=', tx.ownerId)
    .executeTakeFirstOrThrow();
  throw new AppError('billing.limit_reached', { resource, plan, limit: limitsOf(plan)[resource] });
}

/** Gives a live position's unit back: it turned inactive or was deleted. */
export async function releasePosition(tx: TenantTx): Promise<void> {
  await sql`update billing.account set live_positions = greatest(live_positions - 1, 0) where owner_id = ${tx.ownerId}`.execute(
    tx,
  );
}

/** The account's row, made on first use: it needs no event to have been delivered. */
export async function openAccount(tx: TenantTx): Promise<void> {
  await tx
    .insertInto('billing.account')
    .values({ owner_id: tx.ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function columnOf(resource: LimitedResource) {
  const columns = { positions: 'live_positions', interviews: 'interviews_used' } as const satisfies Record<
    LimitedResource,
    string
  >;
  return sql.ref(columns[resource]);
}
