import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { tiers } from '#contracts/billing/plans.ts';
import { entitlements } from '#modules/billing/entitlements.ts';

/**
 * Whether an account has more live positions than its plan allows. After a downgrade nothing is deleted, but all
 * positions except one become read-only. `keptPositionId` is the owner's choice; null if none was made.
 */
export async function positionsOverLimit(tx: TenantTx): Promise<{ keptPositionId: string | null } | undefined> {
  const { rows } = await sql<{ live: number; tier: string | null; kept: string | null }>`
    select a.live_positions as live, s.tier, s.kept_position_id as kept
    from billing.account a left join billing.subscription s on s.owner_id = a.owner_id
    where a.owner_id = ${tx.ownerId}`.execute(tx);
  const [account] = rows;
  if (account === undefined) return undefined;
  const limit = entitlements[tiers.find((tier) => tier === account.tier) ?? 'free'].positions;
  return limit === null || account.live <= limit ? undefined : { keptPositionId: account.kept };
}

/** Stores which live position stays in use. The caller must have checked that it is the owner's. */
export async function keepPosition(tx: TenantTx, positionId: string): Promise<void> {
  await tx
    .insertInto('billing.subscription')
    .values({ owner_id: tx.ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('billing.subscription')
    .set({ kept_position_id: positionId })
    .where('owner_id', '=', tx.ownerId)
    .execute();
  publishChange(tx, { kind: 'subscription', id: tx.ownerId });
}

/** The error for changes to a position that is read-only because the account is over its limit. */
export function readOnly(positionId: string, keptPositionId: string | null): AppError {
  return new AppError('billing.read_only', { positionId, keptPositionId });
}
