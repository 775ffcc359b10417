import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { attachment } from '#platform/http/answers/attachment.ts';
import type { StoredFile } from '#platform/http/answers/send-file.ts';

/**
 * The original file. Only its owner gets it, as a download; it is never displayed in the app.
 *
 * @throws AppError hiring.cv_not_found
 */
export async function getCvFile(deps: { db: Db }, actor: Actor, cvId: string): Promise<StoredFile> {
  const row = await asTenant(deps.db, actor.userId, (tx) =>
    tx
      .selectFrom('hiring.cv as cv')
      .innerJoin('hiring.cv_file as file', (join) =>
        join.onRef('file.owner_id', '=', 'cv.owner_id').onRef('file.cv_id', '=', 'cv.id'),
      )
      .select(['cv.file_name', 'file.media_type', sql<number>`octet_length(file.bytes)`.as('size')])
      .where('cv.owner_id', '=', tx.ownerId)
      .where('cv.id', '=', cvId)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new AppError('hiring.cv_not_found', { cvId });
  return {
    size: row.size,
    read: (offset, length) => asTenant(deps.db, actor.userId, (tx) => readCvSlice(tx, cvId, offset, length)),
    headers: {
      'content-type': row.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : row.media_type,
      'content-disposition': attachment(row.file_name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}

/** A slice of the file, empty past its end. The column is stored uncompressed, so PostgreSQL reads only the slice. */
export async function readCvSlice(tx: TenantTx, cvId: string, offset: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ slice: Buffer }>`
    select substring(bytes from ${offset + 1}::int for ${length}::int) as slice
    from hiring.cv_file where owner_id = ${tx.ownerId} and cv_id = ${cvId}`.execute(tx);
  return rows[0]?.slice ?? Buffer.alloc(0);
}
