import type { CvView } from '#contracts/hiring.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db, Tx } from '#platform/db/client.ts';
import { isStorageFull } from '#platform/db/failures.ts';
import type { Actor } from '#platform/http/actor.ts';
import { semaphore } from '#platform/semaphore.ts';
import { type IdempotencyKey, asTenantOnce, requestHash } from '#platform/http/idempotency.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvView } from '#modules/hiring/cv/cv-queries.ts';
import { cvReceived } from '#modules/hiring/events.ts';
import { reserveStorage } from './cv-storage.ts';
import { insertCv } from './insert-cv.ts';
import type { ReceivedCv } from './receive-cv-file.ts';

/** Whole files in memory at once, for this process: each waits on disk for its turn. */
const withSlot = semaphore(2);

/**
 * Stores a received file as a CV that waits to be read, with its event, and discards the temporary file.
 *
 * @param candidateOf finds or makes the candidate, in the same transaction
 * @throws AppError hiring.cv_quota, hiring.storage_full, and what `candidateOf` throws
 */
export async function storeReceivedCv(
  deps: { db: Db },
  actor: Actor,
  received: ReceivedCv<object>,
  idempotencyKey: IdempotencyKey | undefined,
  candidateOf: (tx: Tx) => Promise<string>,
): Promise<CvView> {
  try {
    const view = await withSlot(async () => {
      const bytes = await received.bytes.read();
      return asTenantOnce(deps.db, actor.userId, idempotencyKey && withContent(idempotencyKey, received), (tx) =>
        storeCv(tx, actor, { ...received, bytes, candidateOf }),
      );
    });
    tellMoved(deps.db, actor.userId, { kind: 'candidate', id: view.candidateId }, { kind: 'cv', id: view.id });
    return view;
  } catch (error) {
    throw isStorageFull(error) ? new AppError('hiring.storage_full') : error;
  } finally {
    await received.bytes.discard();
  }
}

interface Store extends Omit<ReceivedCv<object>, 'bytes'> {
  readonly bytes: Buffer;
  readonly candidateOf: (tx: Tx) => Promise<string>;
}

async function storeCv(tx: Tx, actor: Actor, { fileName, sha256, bytes, candidateOf }: Store): Promise<CvView> {
  await reserveStorage(tx, actor.userId, bytes.length);
  const row = await insertCv(tx, actor.userId, {
    candidateId: await candidateOf(tx),
    fileName,
    mediaType: 'application/pdf',
    sha256,
    bytes,
    state: 'queued',
    pages: null,
    warnings: [],
  });
  const event = cvReceived(row.id, { cvId: row.id, attempt: row.attempt, sizeBytes: bytes.length });
  await appendEvent(tx, actor.userId, event);
  return cvView(row, actor.language);
}

/** The key stands for the file and the fields as well: those were not read yet when it was made. */
function withContent(idempotencyKey: IdempotencyKey, { sha256, fileName, fields }: ReceivedCv<object>): IdempotencyKey {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));
  return {
    key: idempotencyKey.key,
    requestHash: requestHash(idempotencyKey.requestHash, sha256.toString('hex'), fileName, sorted),
  };
}
