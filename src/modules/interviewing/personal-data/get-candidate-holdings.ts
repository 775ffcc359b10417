import { sql } from 'kysely';
import type { CandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { cvsOf } from '#modules/hiring/index.ts';
import { isLive } from '#modules/interviewing/sharing/share-links.ts';

/** @throws AppError hiring.candidate_not_found */
export async function getCandidateHoldings(
  deps: { db: Db },
  actor: Actor,
  candidateId: string,
): Promise<CandidateHoldings> {
  return asTenant(deps.db, actor.userId, async (tx) => ({
    cvs: (await cvsOf(tx, candidateId)).length,
    ...(await countInterviewsOf(tx, candidateId)),
  }));
}

async function countInterviewsOf(tx: TenantTx, candidateId: string): Promise<Omit<CandidateHoldings, 'cvs'>> {
  const { rows } = await sql<Omit<CandidateHoldings, 'cvs'>>`
    select count(*)::int as interviews, (count(*) filter (where i.status = 'in_progress'))::int as running,
      coalesce(sum((select count(*) from interviewing.share_link
        where owner_id = i.owner_id and interview_id = i.id and ${isLive})), 0)::int as "shareLinks"
    from interviewing.interview i where i.owner_id = ${tx.ownerId} and i.candidate_id = ${candidateId}`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) throw new Error('an aggregate without groups has one row');
  return counted;
}
