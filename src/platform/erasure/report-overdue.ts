import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';

interface OverdueErasure {
  readonly id: string;
  readonly kind: 'account' | 'candidate';
  readonly days: number;
}

/**
 * Alerts operators to erasures that are still open after 25 days: the law allows one month. Deletes nothing, so it
 * returns 0 rows.
 *
 * @throws ApplicationFailure ErasureOverdue, which makes the housekeeping run fail visibly every hour
 */
export async function reportOverdue(deps: { db: Db; logger: Logger }): Promise<0> {
  const { rows } = await sql<OverdueErasure>`
    select id, kind, extract(day from now() - requested_at)::int as days from platform.erasure
    where closed_at is null and requested_at < now() - interval '25 days'
    order by requested_at limit 100`.execute(deps.db.system);
  for (const overdue of rows) deps.logger.error(overdue, 'an erasure is overdue: the law gives it a month');
  if (rows.length > 0) {
    throw ApplicationFailure.nonRetryable(`erasures open for 25 days: ${rows.length}`, 'ErasureOverdue');
  }
  return 0;
}
