import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { planOf } from '#modules/billing/index.ts';

/** Generations within 24 hours, because each may cost model calls; {@link counts} says which. */
const perDay = { free: 5, premium: 60 } as const;

/**
 * Not those that came to nothing before anything was written, or failed without a word from a model. One that was
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
  const limit = perDay[await planOf(tx)];
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
