import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionsOverLimit, readOnly } from '#modules/billing/index.ts';

/**
 * For what must not happen to a position, or within it, while its account has more live ones than the plan allows: only
 * the one that its owner chose is in use then, the newest if none was chosen. The others stay to be read, exported, made
 * inactive and deleted, and a running interview can be finished.
 *
 * @throws AppError billing.read_only, with the position in use
 */
export async function requireWritablePosition(tx: TenantTx, positionId: string): Promise<void> {
  const over = await positionsOverLimit(tx);
  if (over === undefined) return;
  const kept = await keptPosition(tx, over.keptPositionId);
  if (kept !== positionId) throw readOnly(positionId, kept);
}

async function keptPosition(tx: TenantTx, chosen: string | null): Promise<string | null> {
  const live = tx
    .selectFrom('hiring.position')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('status', '=', 'active');
  const kept = chosen === null ? undefined : await live.where('id', '=', chosen).executeTakeFirst();
  const position = kept ?? (await live.orderBy('id', 'desc').limit(1).executeTakeFirst());
  return position?.id ?? null;
}
