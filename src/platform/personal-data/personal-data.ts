import type { AccountHolding } from '#contracts/auth/account.ts';
import type { Actor } from '#platform/actor.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Eraser } from '#platform/erasure/eraser.ts';

/** What a module holds of an account. */
export interface PersonalData {
  /** How much of what a person counts, for the question whether to delete it. */
  count(tx: TenantTx): Promise<Partial<Record<AccountHolding, number>>>;
  /** Its part of the owner's own copy. Each entry is read when its turn comes, in transactions of its own. */
  copy(actor: Actor): AsyncIterable<ArchiveEntry>;
  readonly eraser: Eraser;
}
