import { AppError } from '#platform/app-error.ts';
import { type Db, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';

export interface CvFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The file as it came, for the owner alone, to be saved and never shown inside the app (security.md D18).
 *
 * @throws AppError hiring.cv_not_found
 */
export async function getCvFile(deps: { db: Db }, actor: Actor, cvId: string): Promise<CvFile> {
  const row = await asTenant(deps.db, actor.userId, (tx) =>
    tx
      .selectFrom('hiring.cv as cv')
      .innerJoin('hiring.cv_file as file', (join) =>
        join.onRef('file.owner_id', '=', 'cv.owner_id').onRef('file.cv_id', '=', 'cv.id'),
      )
      .select(['cv.file_name', 'file.media_type', 'file.bytes'])
      .where('cv.owner_id', '=', actor.userId)
      .where('cv.id', '=', cvId)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new AppError('hiring.cv_not_found', { cvId });
  return {
    bytes: row.bytes,
    headers: {
      'content-type': row.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : row.media_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeName(row.file_name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}

/** RFC 8187: of what encodeURIComponent leaves alone, these are not allowed. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
