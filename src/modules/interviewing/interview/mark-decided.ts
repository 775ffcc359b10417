import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Keeps on the interview whether its summary has a recommendation: lists find by it those that wait for one. */
export async function markDecided(tx: TenantTx, interviewId: string, decided: boolean): Promise<void> {
  await tx
    .updateTable('interviewing.interview')
    .set({ decided })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
}
