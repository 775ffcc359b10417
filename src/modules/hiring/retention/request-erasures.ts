import { sql } from 'kysely';
import type { RetentionCounts, RetentionCursor } from '#workflows/contracts/retention-sweep.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Logger } from '#platform/logger.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import { eraseWhenDue } from './erase-when-due.ts';
import { isolated } from './isolated.ts';
import { isDue, keptUntil } from './kept-until.ts';
import { retainingAccounts } from './list-accounts.ts';

/** Maximums per call. */
const mostCandidates = 200;
const mostAccounts = 500;

interface Due {
  readonly id: string;
  readonly until: Date;
}

/**
 * Requests the erasure of candidates who are due, up to 200 in up to 500 accounts per call. Each has its own
 * transaction, so that one failure does not stop the others.
 *
 * @param cursor where the previous call ended
 * @returns the cursor for the next call; null when done
 */
export async function requestErasures(
  deps: { db: Db; logger: Logger },
  cursor: RetentionCursor | null,
  { signal, heartbeat }: WorkControls,
): Promise<RetentionCounts & { readonly next: RetentionCursor | null }> {
  const { db, logger } = deps;
  const oldest: Date[] = [];
  let requested = 0;
  let failed = 0;
  let accounts = 0;
  for await (const { ownerId } of retainingAccounts(db, cursor?.ownerId)) {
    signal.throwIfAborted();
    heartbeat();
    let failedHere = cursor?.ownerId === ownerId ? cursor.failed : 0;
    const limit = mostCandidates - requested - failed;
    if (limit < 1 || accounts === mostAccounts) return { ...counts(), next: { ownerId, failed: failedHere } };
    accounts += 1;
    const due = await isolated(logger, ownerId, () => dueOf(db, ownerId, { skipped: failedHere, limit }));
    if (due === 'gone') continue;
    if (due === 'failed') {
      failed += 1;
      continue;
    }
    for (const { id, until } of due) {
      signal.throwIfAborted();
      heartbeat();
      oldest.push(until);
      const isAsked = await isolated(logger, ownerId, () => asTenant(db, ownerId, (tx) => eraseWhenDue(tx, id)));
      if (isAsked === true) requested += 1;
      if (isAsked !== 'failed') continue;
      failed += 1;
      failedHere += 1;
    }
    if (due.length === limit) return { ...counts(), next: { ownerId, failed: failedHere } };
  }
  return { ...counts(), next: null };

  function counts(): RetentionCounts {
    const [first] = oldest.toSorted((one, other) => one.getTime() - other.getTime());
    return { requested, failed, oldestDue: first?.toISOString() ?? null };
  }
}

/** By id. Candidates that failed in an earlier call are still due and come first, so their number is skipped. */
async function dueOf(db: Db, ownerId: string, page: { skipped: number; limit: number }): Promise<readonly Due[]> {
  return asTenant(db, ownerId, async (tx) => {
    const { rows } = await sql<Due>`
      select c.id, ${keptUntil} as until from hiring.candidate c
      where c.owner_id = ${tx.ownerId} and c.erasing_at is null and ${isDue}
      order by c.id offset ${page.skipped} limit ${page.limit}`.execute(tx);
    return rows;
  });
}
