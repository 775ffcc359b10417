import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';

/** What is erased: an account with everything in it, or one candidate of an account. */
export interface ErasureSubject {
  readonly kind: 'account' | 'candidate';
  readonly ownerId: string;
  /** the candidate's id; for an account, the owner's */
  readonly id: string;
}

/** A system transaction that row-level security allows to delete one owner's rows. */
export type ErasureTx = SystemTx & { readonly ownerId: string };

/** Rows deleted, by table. */
export type Deleted = Readonly<Record<string, number>>;

/** How a module erases its data. Every method must be idempotent. */
export interface Eraser {
  /** shown to operators */
  readonly name: string;
  /** Entity ids carried by the module's workflow runs. Called before anything is deleted. */
  entities?(tx: ErasureTx, subject: ErasureSubject): Promise<readonly string[]>;
  /** Ends what exists outside the database, before its rows are deleted. Resolves once it has ended. */
  endOutside?(subject: ErasureSubject): Promise<void>;
  /** Deletes as many rows as fit in one short transaction; an empty result means that none are left. */
  eraseSome(tx: ErasureTx, subject: ErasureSubject): Promise<Deleted>;
}

export async function asErasure<T>(db: Db, ownerId: string, work: (tx: ErasureTx) => Promise<T>): Promise<T> {
  return asSystem(db, async (tx) => {
    await sql`select set_config('app.user_id', ${ownerId}, true)`.execute(tx);
    return work(Object.assign(tx, { ownerId }));
  });
}
