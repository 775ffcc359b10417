import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Copies the summary's recommendation to the interview's row, which lists read and filter by. */
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
