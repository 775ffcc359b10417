import * as z from 'zod';
import { Change } from '#contracts/live.ts';
import { notifyAfterCommit } from '#platform/db/notifications.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

export const changesChannel = 'changes';

const Payload = z.object({ ...Change.shape, ownerId: z.uuid() });

/**
 * Tells the owner's open pages that an entity changed, after the commit and once; called where its row is written.
 * Best effort: pages also fetch again when they reconnect.
 */
export function publishChange(tx: TenantTx, { kind, id }: Change): void {
  const payload = JSON.stringify({ kind, id, ownerId: tx.ownerId });
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
