import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import { type Deleted, type Eraser, type ErasureSubject, type ErasureTx, asErasure } from './eraser.ts';
import { findSubject } from './find-subject.ts';

/**
 * Deletes one module's rows in short transactions, each of which updates the receipt: if killed in between, it
 * continues where it stopped and counts no row twice.
 *
 * @returns rows deleted by this call
 */
export async function eraseRows(
  deps: { db: Db },
  eraser: Eraser,
  erasureId: string,
  { signal, heartbeat }: WorkControls,
): Promise<number> {
  const open = await findSubject(deps, erasureId);
  if (open === undefined) return 0;
  const { subject } = open;
  await eraser.endOutside?.(subject);
  for (let rows = 0; ; heartbeat()) {
    signal.throwIfAborted();
    const some = await asErasure(deps.db, subject.ownerId, (tx) => eraseSome(tx, eraser, subject, erasureId));
    if (some === 0) return rows;
    rows += some;
  }
}

async function eraseSome(tx: ErasureTx, eraser: Eraser, subject: ErasureSubject, erasureId: string): Promise<number> {
  const deleted = await eraser.eraseSome(tx, subject);
  const rows = rowsIn(deleted);
  if (rows > 0) await addToReceipt(tx, erasureId, deleted);
  return rows;
}

async function addToReceipt(tx: ErasureTx, erasureId: string, deleted: Deleted): Promise<void> {
  await sql`update platform.erasure set deleted = deleted || (
      select jsonb_object_agg(name, coalesce((deleted ->> name)::int, 0) + rows::int)
      from jsonb_each_text(${storedJson(deleted)}) as given (name, rows) where rows::int > 0)
    where id = ${erasureId}`.execute(tx);
}

function rowsIn(deleted: Deleted): number {
  return Object.values(deleted).reduce((sum, count) => sum + count, 0);
}
