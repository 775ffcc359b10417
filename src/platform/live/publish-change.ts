import * as z from 'zod';
import { Change } from '#contracts/live.ts';
import { notifyAfterCommit } from '#platform/db/connection/notifications.ts';
import type { SystemTx, TenantTx } from '#platform/db/unit-of-work.ts';

export const changesChannel = 'changes';

const Payload = z.object({ ...Change.shape, ownerId: z.uuid() });

/**
 * Tells the owner's open pages that an entity changed, after the commit and once; called where its row is written.
 * Best effort: pages also fetch again when they reconnect.
 */
export function publishChange(tx: TenantTx, change: Change): void {
  queue(tx, tx.ownerId, change);
}

/** As {@link publishChange}, where the product acts for an owner. */
export function publishChangeOf(tx: SystemTx, ownerId: string, change: Change): void {
  queue(tx, ownerId, change);
}

function queue(tx: TenantTx | SystemTx, ownerId: string, { kind, id }: Change): void {
  const payload = JSON.stringify({ kind, id, ownerId });
  notifyAfterCommit(tx, { channel: changesChannel, payload });
}

/** What a notification says, or undefined when it is none of ours. */
export function readChange(payload: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
