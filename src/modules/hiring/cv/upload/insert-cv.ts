import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { settleUnreadable } from '#modules/hiring/candidate/settle-unreadable.ts';
import { noteContact } from '#modules/hiring/retention/note-contact.ts';
import { publishCvChange } from '#modules/hiring/cv/publish-cv-change.ts';
import { type CvRow, cvColumns } from '#modules/hiring/cv/cv-queries.ts';

export interface NewCv {
  /** set if the id is already known */
  readonly id?: string | undefined;
  readonly candidateId: string;
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'text/plain';
  readonly sha256: Buffer;
  readonly bytes: Buffer;
  readonly state: 'queued' | 'ready';
  readonly pages: number | null;
  readonly warnings: string[];
}

/** Inserts the row and its bytes in one transaction, so that there is no CV without its file. */
export async function insertCv(tx: TenantTx, cv: NewCv): Promise<CvRow> {
  const { id = newId(), candidateId, fileName, mediaType, sha256, bytes, state, pages, warnings } = cv;
  const row = await tx
    .insertInto('hiring.cv')
    .values((eb) => ({
      id,
      owner_id: tx.ownerId,
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
    .values({ cv_id: row.id, owner_id: tx.ownerId, media_type: mediaType, bytes })
    .execute();
  await noteContact(tx, candidateId);
  publishCvChange(tx, row);
  await settleUnreadable(tx, candidateId);
  return row;
}
