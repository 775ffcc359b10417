import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';

/** What is erased: an account with everything in it, or one candidate of an account. */
export interface ErasureSubject {
  readonly kind: 'account' | 'candidate';
  readonly ownerId: string;
  /** the candidate's id; the owner's for an account */
  readonly id: string;
}

/** A transaction of the system that may delete rows of one owner, by row-level security. */
export type ErasureTx = SystemTx & { readonly ownerId: string };

/** Rows deleted, by table. */
export type Deleted = Readonly<Record<string, number>>;

/** How a module erases what it holds. Every part of it may run again. */
export interface Eraser {
  /** as operators read it */
  readonly name: string;
  /** Ids that runs of its workflows carry as their entity. Asked before anything is deleted. */
  entities?(tx: ErasureTx, subject: ErasureSubject): Promise<readonly string[]>;
  /** Ends what lives outside of the database, before its rows go. It has ended when this returns. */
  endOutside?(subject: ErasureSubject): Promise<void>;
  /** Deletes some of the rows, as many as one short transaction takes; nothing any more when none is left. */
  eraseSome(tx: ErasureTx, subject: ErasureSubject): Promise<Deleted>;
}

export async function asErasure<T>(db: Db, ownerId: string, work: (tx: ErasureTx) => Promise<T>): Promise<T> {
  return asSystem(db, async (tx) => {
    await sql`select set_config('app.user_id', ${ownerId}, true)`.execute(tx);
    return work(Object.assign(tx, { ownerId }));
  });
}
