import type { CvView } from '#contracts/hiring/cvs.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type CvRow, cvColumns, cvView, getCv } from './cv-queries.ts';
import { publishCvChange } from './publish-cv-change.ts';
import { settleUnreadable } from '#modules/hiring/candidate/settle-unreadable.ts';
import { reserveStorage } from '#modules/hiring/cv/upload/cv-storage.ts';
import { cvReceived } from '#modules/hiring/events.ts';

/**
 * Reads a failed CV again, as its next attempt. If two calls run at once, only one starts an attempt.
 *
 * @throws AppError hiring.cv_not_found, hiring.cv_not_failed, hiring.cv_quota
 */
export async function retryCv(deps: { db: Db }, actor: Actor, cvId: string): Promise<CvView> {
  return asTenant(deps.db, actor.userId, async (tx) => cvView(await raiseAttempt(tx, cvId), actor.language));
}

async function raiseAttempt(tx: TenantTx, cvId: string): Promise<CvRow> {
  const row = await tx
    .updateTable('hiring.cv')
    .set((eb) => ({ state: 'queued', attempt: eb('attempt', '+', 1), error_code: null, settled_at: null }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', cvId)
    .where('state', '=', 'failed')
    .returning(cvColumns)
    .executeTakeFirst();
  if (row === undefined) {
    const { state } = await getCv(tx, cvId);
    throw new AppError('hiring.cv_not_failed', { state });
  }
  await reserveStorage(tx, 0);
  const event = cvReceived(row.id, { cvId: row.id, attempt: row.attempt, sizeBytes: row.size_bytes });
  await appendEvent(tx, event);
  publishCvChange(tx, row);
  await settleUnreadable(tx, row.candidate_id);
  return row;
}
