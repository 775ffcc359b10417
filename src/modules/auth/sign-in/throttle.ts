import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import type { Visitor } from './visitor.ts';

/** At most `limit` within `seconds`, starting with the first one. */
export interface Window {
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Adds one to every window or, if any of them is full, to none. Uses the database's clock and works across all
 * processes.
 *
 * @returns 0, or the seconds until a full window reopens
 */
export async function takeFromWindows(tx: SystemTx, windows: readonly Window[]): Promise<number> {
  // Always in key order, so that concurrent calls lock the same rows in the same order and cannot deadlock.
  const given = JSON.stringify(windows.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const { rows } = await sql<{ key: string; hits: number; wait: number }>`
    insert into auth.throttle as t (key, hits, ends_at)
    select key, 0, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${given}::jsonb) as given (key text, seconds integer)
    on conflict (key) do update
    set hits = case when t.ends_at <= now() then 0 else t.hits end,
      ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
    returning key, hits, extract(epoch from ends_at - now())::float8 as wait`.execute(tx);
  const limits = new Map(windows.map((window) => [window.key, window.limit]));
  const full = rows.filter((row) => row.hits >= (limits.get(row.key) ?? 0));
  if (full.length > 0) return Math.max(...full.map((row) => row.wait));
  await sql`update auth.throttle set hits = hits + 1 where key = any (${windows.map((window) => window.key)})`.execute(
    tx,
  );
  return 0;
}

const quarterHour = 900;
const tightening = 4;

/** How much one network may do within a window. */
export function limitFor(visitor: Pick<Visitor, 'limits'>, usual: number): number {
  return visitor.limits === 'tight' ? Math.floor(usual / tightening) : usual;
}

/**
 * Counts a sign-up or sign-in call per network, or per device that signed in before. Behind an untrusted proxy
 * everybody appears as one network, and others there must not lock out a person on their own device.
 *
 * @throws AppError auth.throttled
 */
export async function countCall(deps: { db: Db }, visitor: Visitor, device?: string): Promise<void> {
  const from = device === undefined ? visitor.network : `device:${device}`;
  const window = { key: `calls:${from}`, limit: limitFor(visitor, 100), seconds: quarterHour };
  const wait = await asSystem(deps.db, (tx) => takeFromWindows(tx, [window]));
  if (wait > 0) throw new AppError('auth.throttled', undefined, wait);
}

export function missesOf(visitor: Visitor): Window {
  return { key: `misses:${visitor.network}`, limit: limitFor(visitor, 20), seconds: quarterHour };
}
