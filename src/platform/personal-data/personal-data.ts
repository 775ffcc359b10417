import type { AccountHolding } from '#contracts/auth/account.ts';
import type { Actor } from '#platform/actor.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Eraser } from '#platform/erasure/eraser.ts';

/** The data that a module stores of an account. */
export interface PersonalData {
  /** Counts by kind, shown before the account is deleted. */
  count(tx: TenantTx): Promise<Partial<Record<AccountHolding, number>>>;
  /** The module's part of the owner's data export. Each entry is read on demand, in its own transactions. */
  copy(actor: Actor): AsyncIterable<ArchiveEntry>;
  readonly eraser: Eraser;
}
