import type { CvView } from '#contracts/hiring/cvs.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { isStorageFull } from '#platform/db/connection/failures.ts';
import type { Actor } from '#platform/actor.ts';
import { semaphore } from '#platform/semaphore.ts';
import { type IdempotencyKey, requestHash } from '#platform/db/idempotency-key.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type CvRow, cvView } from '#modules/hiring/cv/cv-queries.ts';
import { cvReceived } from '#modules/hiring/events.ts';
import { reserveStorage } from './cv-storage.ts';
import { insertCv } from './insert-cv.ts';
import type { ReceivedCv } from './receive-cv-file.ts';

/** How many whole files this process holds in memory at once; the others wait on disk. */
const withSlot = semaphore(2);

/**
 * Stores a received file as a CV that is waiting to be read, together with its event, and discards the temporary file.
 *
 * @param candidateOf finds or creates the candidate, in the same transaction
 * @throws AppError hiring.cv_quota, hiring.storage_full, and whatever `candidateOf` throws
 */
export async function storeReceivedCv(
  deps: { db: Db },
  actor: Actor,
  received: ReceivedCv<object>,
  idempotencyKey: IdempotencyKey | undefined,
  candidateOf: (tx: TenantTx) => Promise<string>,
): Promise<CvView> {
  try {
    return await withSlot(async () => {
      const bytes = await received.bytes.read();
      const work = async (tx: TenantTx) =>
        cvView(await storeCv(tx, { ...received, bytes, candidateOf }), actor.language);
      return asTenant(deps.db, actor.userId, work, {
        idempotencyKey: idempotencyKey && withContent(idempotencyKey, received),
      });
    });
  } catch (error) {
    throw isStorageFull(error) ? new AppError('hiring.storage_full') : error;
  } finally {
    await received.bytes.discard();
  }
}

interface Store extends Omit<ReceivedCv<object>, 'bytes'> {
  readonly bytes: Buffer;
  readonly candidateOf: (tx: TenantTx) => Promise<string>;
}

async function storeCv(tx: TenantTx, { fileName, sha256, bytes, candidateOf }: Store): Promise<CvRow> {
  await reserveStorage(tx, bytes.length);
  const row = await insertCv(tx, {
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
  await appendEvent(tx, event);
  return row;
}

/** Adds the file and the fields to the request's hash, because they had not been read yet when it was computed. */
function withContent(idempotencyKey: IdempotencyKey, { sha256, fileName, fields }: ReceivedCv<object>): IdempotencyKey {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));
  return {
    key: idempotencyKey.key,
    requestHash: requestHash(idempotencyKey.requestHash, sha256.toString('hex'), fileName, sorted),
  };
}
