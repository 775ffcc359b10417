import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Keeps the summary's recommendation on the interview, where lists read it and find those that wait for one. */
export async function keepRecommendation(
  tx: TenantTx,
  interviewId: string,
  recommendation: Recommendation | null,
): Promise<void> {
  await tx
    .updateTable('interviewing.interview')
    .set({ recommendation })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
}
