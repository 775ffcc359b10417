import { sql } from 'kysely';
import { InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import type { PositionCore } from '#contracts/interviewing/plan/position-core.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { type InterviewsOfStatus, begunIn, plansToBeAsked } from './core-policy.ts';
import { listServingHashes } from './core-store.ts';

/**
 * What every candidate for a position is asked, and how many interviews a change would affect.
 *
 * @throws AppError hiring.position_not_found
 */
export async function readCore(deps: { db: Db }, actor: Actor, positionId: string): Promise<PositionCore> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const { positionVersion } = await positionForInterview(tx, positionId);
    const hashes = await listServingHashes(tx, positionId, positionVersion);
    const interviews = await countInterviews(tx, positionId, hashes);
    return { hashes, plans: plansToBeAsked(interviews), begun: begunIn(interviews) };
  });
}

/** @param hashes the cores whose plans are counted */
export async function countInterviews(
  tx: TenantTx,
  positionId: string,
  hashes: readonly string[],
): Promise<InterviewsOfStatus[]> {
  const { rows } = await sql<{ status: string; interviews: number; plans: number }>`
    select i.status, count(*)::int as interviews, count(v.plan_id)::int as plans
    from interviewing.interview i
    left join interviewing.plan p on p.owner_id = i.owner_id and p.interview_id = i.id
    left join interviewing.plan_version v
      on v.plan_id = p.id and v.version = p.current_version and v.core_hash = any (${hashes})
    where i.owner_id = ${tx.ownerId} and i.position_id = ${positionId}
    group by i.status`.execute(tx);
  return rows.map((row) => ({ ...row, status: InterviewStatus.parse(row.status) }));
}
