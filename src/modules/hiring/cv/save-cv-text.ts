import { nameAsWritten } from '#contracts/hiring/name-as-written.ts';
import { limits } from '#contracts/limits.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { contractProfile } from './contract-profile.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';
import type { CvReading } from '#modules/hiring/cv-reader/cv-reading.ts';
import { profileOf } from '#modules/hiring/cv-reader/profile/cv-profile.ts';

/** Stores a CV's visible text, the report on hidden text, and what rules find in the visible text. */
export async function saveCvText(
  tx: TenantTx,
  cvId: string,
  text: Pick<Extract<CvReading, { kind: 'read' }>, 'pages' | 'hidden'>,
): Promise<void> {
  const visible = text.pages.map((page) => ({ number: page.number, visible: page.visible }));
  const profile = contractProfile(profileOf(text.pages), visible);
  const columns = {
    pages: storedJson(visible),
    hidden: storedJson(text.hidden),
    profile: storedJson(profile),
    lines: storedJson(achievementLines(text.pages)),
  };
  await tx
    .insertInto('hiring.cv_text')
    .values({ cv_id: cvId, owner_id: tx.ownerId, ...columns })
    .onConflict((conflict) => conflict.column('cv_id').doUpdateSet(columns))
    .execute();
  if (profile.name === null) return;
  await tx
    .updateTable('hiring.candidate')
    .set((eb) => ({
      name: nameAsWritten(profile.name?.quote.slice(0, limits.person.name) ?? ''),
      name_from: 'cv',
      email: eb.fn.coalesce('email', eb.val(profile.email?.quote.toLowerCase() ?? null)),
      version: eb('version', '+', 1),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('name_from', '=', 'file')
    .where('id', '=', (eb) =>
      eb.selectFrom('hiring.cv').select('candidate_id').where('owner_id', '=', tx.ownerId).where('id', '=', cvId),
    )
    .execute();
}
