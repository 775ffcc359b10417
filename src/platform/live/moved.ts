import { sql } from 'kysely';
import * as z from 'zod';
import { Moved } from '#contracts/live.ts';
import type { Db } from '#platform/db/client.ts';

export const movedChannel = 'moved';

const Payload = z.object({ ...Moved.shape, ownerId: z.uuid() });

/** Tells the owner's open pages that rows moved. Best effort, after the commit: the pages also refetch by themselves. */
export function tellMoved(db: Db, ownerId: string, ...moved: readonly Moved[]): void {
  for (const one of moved) {
    const payload = JSON.stringify({ ...one, ownerId });
    void sql`select pg_notify(${movedChannel}, ${payload})`.execute(db.tenant).catch(() => {});
  }
}

/** What a notification says, or undefined when it is none of ours. */
export function readMoved(payload: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
