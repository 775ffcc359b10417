import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { readOnly } from '#modules/billing/index.ts';
import { findPositionInUse } from './find-position-in-use.ts';

/**
 * Guards changes to a position, or within it, while the account has more live positions than its plan allows: only the
 * one in use may be changed. The others can be read, exported, deactivated and deleted, and a running interview can be
 * finished.
 *
 * @throws AppError billing.read_only with the position in use
 */
export async function requireWritablePosition(tx: TenantTx, positionId: string): Promise<void> {
  const inUse = await findPositionInUse(tx);
  if (inUse !== undefined && inUse.id !== positionId) throw readOnly(positionId, inUse.id);
}
