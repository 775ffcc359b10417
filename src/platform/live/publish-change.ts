import * as z from 'zod';
import { Change } from '#contracts/live.ts';
import { notifyAfterCommit } from '#platform/db/connection/notifications.ts';
import type { SystemTx, TenantTx } from '#platform/db/unit-of-work.ts';

export const changesChannel = 'changes';

const Payload = z.object({ ...Change.shape, ownerId: z.uuid() });

/**
 * Notifies the owner's open pages that an entity changed, once, after the commit; call it where the row is written.
 * Best effort: pages also refetch when they reconnect.
 */
export function publishChange(tx: TenantTx, change: Change): void {
  queue(tx, tx.ownerId, change);
}

/** Like {@link publishChange}, for system transactions that act on behalf of an owner. */
export function publishChangeOf(tx: SystemTx, ownerId: string, change: Change): void {
  queue(tx, ownerId, change);
}

function queue(tx: TenantTx | SystemTx, ownerId: string, { kind, id }: Change): void {
  const payload = JSON.stringify({ kind, id, ownerId });
  notifyAfterCommit(tx, { channel: changesChannel, payload });
}

/** Parses the payload of a notification; undefined if it is not a valid one. */
export function readChange(payload: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
