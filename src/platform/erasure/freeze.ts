import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { type Eraser, asErasure } from './eraser.ts';
import { findSubject } from './find-subject.ts';

/**
 * Fails with a retryable error while transactions of the account from before the erasure are running; no new ones can
 * start. Then records the entity ids of workflow runs: once their rows are deleted, nothing else links them to the
 * account.
 */
export async function freeze(deps: { db: Db }, erasers: readonly Eraser[], erasureId: string): Promise<void> {
  const open = await findSubject(deps, erasureId);
  if (open === undefined) return;
  const { subject } = open;
  await asErasure(deps.db, subject.ownerId, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${subject.ownerId}, 1)) as free`.execute(tx);
    if (subject.kind === 'account' && rows[0]?.free !== true) {
      throw ApplicationFailure.retryable('the account is still being written to', 'StillWritten');
    }
    const entities = [];
    for (const { entities: list } of erasers) entities.push(...((await list?.(tx, subject)) ?? []));
    // Added to the ids already recorded: a retry after some rows were deleted finds fewer.
    await sql`update platform.erasure
      set entities = array(select distinct unnest(entities || ${entities}::uuid[])) where id = ${erasureId}`.execute(
      tx,
    );
  });
}
