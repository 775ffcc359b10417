import { InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import type { InterviewType } from '#contracts/interviewing/plan/plan.ts';
import type { KnownCandidate } from '#knowledge/plan/plan-parts.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { cvsOfPosition } from '#modules/hiring/index.ts';
import { hasBegun } from '#modules/interviewing/plan/core-policy.ts';

/** The most recent candidates. A core has no room for the open points of more people than this. */
const most = 5;

/**
 * What is known about the candidates to be interviewed for a position, as input for the core they will all be asked.
 * Excludes candidates who have already begun an interview of this type, because that interview has a different core.
 */
export async function knownCandidates(
  tx: TenantTx,
  { positionId, interviewType }: { readonly positionId: string; readonly interviewType: InterviewType },
): Promise<readonly KnownCandidate[]> {
  const interviews = await tx
    .selectFrom('interviewing.interview')
    .select(['candidate_id', 'type', 'status', 'previous_feedback', 'open_points'])
    .where('owner_id', '=', tx.ownerId)
    .where('position_id', '=', positionId)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const candidates = await cvsOfPosition(tx, positionId, most);
  return candidates.flatMap(({ candidateId, name, cvId, pages, lines }) => {
    const own = interviews.filter((one) => one.candidate_id === candidateId);
    if (own.some(({ type, status }) => type === interviewType && hasBegun(InterviewStatus.parse(status)))) return [];
    const noted = own.findLast(({ previous_feedback: note }) => note !== null);
    const { previous_feedback: previousFeedback = null, open_points: openPoints = null } = noted ?? {};
    return [{ name, cv: { cvId, pages, lines }, previousFeedback, openPoints }];
  });
}
