import { notifyAfterCommit } from '#platform/db/connection/notifications.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

export const planChannel = 'plan';

/** A model reports progress faster than anybody reads it; watchers also poll. */
const minIntervalMs = 200;

/** Notifies those watching a plan, after the commit. */
export function notifyPlan(tx: TenantTx, planId: string): void {
  notifyAfterCommit(tx, { channel: planChannel, payload: planId, minIntervalMs });
}
