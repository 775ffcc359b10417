import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { entitlementsOf } from '#modules/billing/index.ts';

/**
 * Generations count towards the 24-hour limit if they may have incurred model calls. Those that ended before anything
 * was written, or failed without any model output, do not. One cancelled midway does, because an aborted model call may
 * still be billed.
 */
const counts = sql`(state not in ('failed', 'cancelled') or input_tokens > 0
  or (state = 'cancelled' and step <> 'reading_cv'))`;

/**
 * Refuses a generation beyond the account's daily limit. Holds a lock until the transaction ends, so that two
 * concurrent requests cannot both take the last one.
 *
 * @throws AppError interviewing.generation_limit, with the time until the oldest generation leaves the window
 */
export async function requireGenerationLeft(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`generation:${tx.ownerId}`}, 0))`.execute(tx);
  const { generationsPerDay: limit } = await entitlementsOf(tx);
  const { rows } = await sql<{ used: number; wait: number | null }>`
    select count(*)::int as used, extract(epoch from min(created_at) + interval '24 hours' - now())::float8 as wait
    from (
      select created_at from interviewing.generation
      where owner_id = ${tx.ownerId} and created_at > now() - interval '24 hours' and ${counts}
      order by created_at desc limit ${limit}
    ) recent`.execute(tx);
  const { used, wait } = rows[0] ?? { used: 0, wait: null };
  if (used >= limit) throw new AppError('interviewing.generation_limit', { limit }, wait ?? undefined);
}
