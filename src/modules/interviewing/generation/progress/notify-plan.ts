import { notifyAfterCommit } from '#platform/db/connection/notifications.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

export const planChannel = 'plan';

/** A model that writes reports faster than anybody reads; watchers also look by themselves. */
const minIntervalMs = 200;

/** Wakes whoever watches a plan, after the commit. */
export function notifyPlan(tx: TenantTx, planId: string): void {
  notifyAfterCommit(tx, { channel: planChannel, payload: planId, minIntervalMs });
}
