import { CvProfile, type CvText } from '#contracts/hiring/cvs.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { HiddenReport, VisiblePages } from './cv-layers.ts';
import { getCv } from './cv-queries.ts';
import { errorCode } from '#modules/hiring/parse-columns.ts';

/**
 * The visible text, the report on hidden text, and the profile.
 *
 * @throws AppError hiring.cv_not_found; the CV's own error code if it failed or has no text; common.conflict while it
 * is being read
 */
export async function getCvText(deps: { db: Db }, actor: Actor, cvId: string): Promise<CvText> {
  return asTenant(deps.db, actor.userId, (tx) => readText(tx, cvId));
}

async function readText(tx: TenantTx, cvId: string): Promise<CvText> {
  const cv = await getCv(tx, cvId);
  if (cv.error_code !== null) throw new AppError(errorCode(cv.error_code), { cvId });
  const row = await tx
    .selectFrom('hiring.cv_text')
    .select(['pages', 'hidden', 'profile'])
    .where('owner_id', '=', tx.ownerId)
    .where('cv_id', '=', cvId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('common.conflict', { state: cv.state });
  return {
    cvId,
    pages: VisiblePages.parse(row.pages),
    hidden: HiddenReport.parse(row.hidden),
    profile: CvProfile.parse(row.profile),
  };
}
