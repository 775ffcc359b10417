import type { Selectable } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { HiringCv } from '#platform/db/db.gen.ts';
import { messageOf } from '#platform/messages.ts';
import { warningMessage } from './cv-messages.ts';
import { cvState, errorCode, warningCodes } from '#modules/hiring/parse-columns.ts';

export const cvColumns = [
  'id',
  'candidate_id',
  'file_name',
  'size_bytes',
  'pages',
  'state',
  'attempt',
  'error_code',
  'warnings',
  'created_at',
] as const;
export type CvRow = Pick<Selectable<HiringCv>, (typeof cvColumns)[number]>;

/** @throws AppError hiring.cv_not_found */
export async function getCv(tx: TenantTx, cvId: string): Promise<CvRow> {
  const row = await tx
    .selectFrom('hiring.cv')
    .select(cvColumns)
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', cvId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.cv_not_found', { cvId });
  return row;
}

export function cvView(row: CvRow, language: Language): CvView {
  const code = row.error_code === null ? null : errorCode(row.error_code);
  return {
    id: row.id,
    candidateId: row.candidate_id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    pages: row.pages,
    state: cvState(row.state),
    attempt: row.attempt,
    error: code === null ? null : { code, message: messageOf(code, language) },
    warnings: warningCodes(row.warnings).map((warning) => ({
      code: warning,
      message: warningMessage(warning, language),
    })),
    createdAt: row.created_at.toISOString(),
  };
}
