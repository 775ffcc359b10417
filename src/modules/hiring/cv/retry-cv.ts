import type { CvView } from '#contracts/hiring.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvColumns, cvView, getCv } from './cv-queries.ts';
import { reserveStorage } from '#modules/hiring/cv/upload/cv-storage.ts';
import { cvReceived } from '#modules/hiring/events.ts';

/**
 * Reads a CV again that failed, as its next attempt. Of two calls at once one raises it.
 *
 * @throws AppError hiring.cv_not_found, hiring.cv_not_failed, hiring.cv_quota
 */
export async function retryCv(deps: { db: Db }, actor: Actor, cvId: string): Promise<CvView> {
  const view = await asTenant(deps.db, actor.userId, (tx) => raiseAttempt(tx, actor, cvId));
  tellMoved(deps.db, actor.userId, { kind: 'candidate', id: view.candidateId }, { kind: 'cv', id: view.id });
  return view;
}

async function raiseAttempt(tx: Tx, actor: Actor, cvId: string): Promise<CvView> {
  const row = await tx
    .updateTable('hiring.cv')
    .set((eb) => ({ state: 'queued', attempt: eb('attempt', '+', 1), error_code: null, settled_at: null }))
    .where('owner_id', '=', actor.userId)
    .where('id', '=', cvId)
    .where('state', '=', 'failed')
    .returning(cvColumns)
    .executeTakeFirst();
  if (row === undefined) {
    const { state } = await getCv(tx, actor.userId, cvId);
    throw new AppError('hiring.cv_not_failed', { state });
  }
  await reserveStorage(tx, actor.userId, 0);
  const event = cvReceived(row.id, { cvId: row.id, attempt: row.attempt, sizeBytes: row.size_bytes });
  await appendEvent(tx, actor.userId, event);
  return cvView(row, actor.language);
}
