import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { entitlementsOf } from '#modules/billing/index.ts';

/**
 * Which generations count within 24 hours, because they may have cost model calls: not those that came to nothing before anything was written, or failed without a word from a model. One that was
 * cancelled in the middle counts: a model that is stopped may be paid all the same.
 */
const counts = sql`(state not in ('failed', 'cancelled') or input_tokens > 0
  or (state = 'cancelled' and step <> 'reading_cv'))`;

/**
 * Refuses a generation beyond the account's daily number. Holds a lock until the transaction ends, so that two
 * requests at once do not both see the last free place.
 *
 * @throws AppError interviewing.generation_limit, with when the oldest one leaves the window
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
