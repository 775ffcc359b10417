import type { QueryOf } from '#contracts/endpoint.ts';
import type { CvView, listCvs as contract } from '#contracts/hiring/cvs.ts';
import type { Db } from '#platform/db/client.ts';
import { type PageOf, keysetPage } from '#platform/db/statements/keyset-page.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { requireCandidate } from '#modules/hiring/candidate/require-candidate.ts';
import { type CvRow, cvColumns, cvView } from './cv-queries.ts';

/**
 * All CVs of a candidate, newest first.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function listCvs(
  deps: { db: Db },
  actor: Actor,
  candidateId: string,
  query: QueryOf<typeof contract>,
): Promise<PageOf<CvView>> {
  return keysetPage(query, async (after, limit) => {
    const rows = await asTenant(deps.db, actor.userId, (tx) => newestCvs(tx, candidateId, after, limit));
    return rows.map((row) => cvView(row, actor.language));
  });
}

async function newestCvs(
  tx: TenantTx,
  candidateId: string,
  after: string | undefined,
  limit: number,
): Promise<CvRow[]> {
  await requireCandidate(tx, candidateId);
  let newest = tx
    .selectFrom('hiring.cv')
    .select(cvColumns)
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId);
  if (after !== undefined) newest = newest.where('id', '<', after);
  return newest.orderBy('id', 'desc').limit(limit).execute();
}
