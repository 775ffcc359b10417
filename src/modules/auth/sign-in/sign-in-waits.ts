import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { type Window, takeFromWindows } from './throttle.ts';

/** Consecutive wrong attempts without a wait; each further one doubles the wait, up to a quarter of an hour. */
const freeMisses = 5;
const longestWait = 900;
/**
 * Consecutive wrong attempts after which the password is closed until a mailed link sets a new one; guessers have then
 * had a hundred tries.
 */
export const mostMisses = 100;

/** Where a wrong password is counted. */
export interface MissCounters {
  /** The key of the counter: an account, or an account on a device that signed in before. */
  readonly bucket: string;
  /** Omitted for such a device, because others on its network must not lock it out. */
  readonly networkMisses?: Window;
}

/**
 * @returns the bucket's number of consecutive wrong attempts
 * @throws AppError auth.throttled while the bucket has to wait, or if its network has had too many wrong attempts;
 * auth.password_closed after a hundred, whether the address is known or not
 */
export async function refuseWhileWaiting(deps: { db: Db }, counters: MissCounters): Promise<number> {
  const { bucket, networkMisses } = counters;
  const { rows } = await sql<{ wait: number; misses: number }>`
    select greatest(
      max(extract(epoch from ends_at - now())) filter (where key = ${bucket} or hits >= ${networkMisses?.limit ?? null}),
      0)::float8 as wait,
      coalesce(max(hits) filter (where key = ${bucket}), 0)::int as misses
    from auth.throttle where key in (${bucket}, ${networkMisses?.key ?? bucket})`.execute(deps.db.system);
  const { wait = 0, misses = 0 } = rows[0] ?? {};
  if (misses >= mostMisses) throw new AppError('auth.password_closed');
  if (wait > 0) throw new AppError('auth.throttled', undefined, wait);
  return misses;
}

export async function recordMiss(deps: { db: Db }, { bucket, networkMisses }: MissCounters): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    await sql`insert into auth.throttle as t (key, hits, ends_at) values (${bucket}, 1, now())
      on conflict (key) do update set hits = t.hits + 1,
        ends_at = now() + make_interval(secs => case when t.hits + 1 < ${freeMisses} then 0
          else least(${longestWait}::float8, power(2, least(t.hits + 1 - ${freeMisses}, 20))) end)`.execute(tx);
    if (networkMisses !== undefined) await takeFromWindows(tx, [networkMisses]);
  });
}

/**
 * Resets the counters of an account with a new password: wrong attempts at the old one, on any device, no longer
 * matter.
 */
export async function forgetMisses(tx: SystemTx, address: string): Promise<void> {
  await sql`delete from auth.throttle where starts_with(key, ${`login:${address}`})`.execute(tx);
}
