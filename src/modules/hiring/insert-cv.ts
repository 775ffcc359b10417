import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/client.ts';
import { newId } from '#platform/new-id.ts';
import { type CvRow, cvColumns } from './cv-queries.ts';

export interface NewCv {
  readonly candidateId: string;
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'text/plain';
  readonly sha256: Buffer;
  readonly bytes: Buffer;
  readonly state: 'queued' | 'ready';
  readonly pages: number | null;
  readonly warnings: string[];
}

/** Files and bytes that one account may store (security.md D15). */
export const cvQuota = { files: 50, bytes: 500 * 1024 * 1024 } as const;

/** The row and its bytes, in one transaction: there is no CV without its file. */
export async function insertCv(tx: Tx, ownerId: string, cv: NewCv): Promise<CvRow> {
  const { candidateId, fileName, mediaType, sha256, bytes, state, pages, warnings } = cv;
  const row = await tx
    .insertInto('hiring.cv')
    .values((eb) => ({
      id: newId(),
      owner_id: ownerId,
      candidate_id: candidateId,
      file_name: fileName,
      size_bytes: bytes.length,
      sha256,
      pages,
      state,
      warnings,
      settled_at: state === 'ready' ? eb.fn<Date>('now') : null,
    }))
    .returning(cvColumns)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('hiring.cv_file')
    .values({ cv_id: row.id, owner_id: ownerId, media_type: mediaType, bytes })
    .execute();
  return row;
}

/**
 * Takes room for a file, in the transaction that stores it. One conditional update: parallel uploads stop at the limit.
 *
 * @throws AppError hiring.cv_quota
 */
export async function takeRoom(tx: Tx, ownerId: string, sizeBytes: number): Promise<void> {
  await tx
    .insertInto('hiring.storage')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('hiring.storage')
    .set((eb) => ({ files: eb('files', '+', 1), bytes: eb('bytes', '+', String(sizeBytes)) }))
    .where('owner_id', '=', ownerId)
    .where('files', '<', cvQuota.files)
    .where('bytes', '<=', String(cvQuota.bytes - sizeBytes))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('hiring.cv_quota', { ...cvQuota });
}
