import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { keepUnmet } from '#modules/interviewing/run/keep-result.ts';
import { getFrozenPlan, listRequirementAnswers } from '#modules/interviewing/run/run-queries.ts';

/** After a requirement of a position was taken out or put back: what lists say is open about whom was interviewed for it. */
export async function recountUnmet(deps: { db: Db }, ownerId: string, positionId: string): Promise<void> {
  const ids = await asTenant(deps.db, ownerId, (tx) =>
    tx
      .selectFrom('interviewing.interview')
      .select('id')
      .where('owner_id', '=', tx.ownerId)
      .where('position_id', '=', positionId)
      // One that is being completed has read what the position checks, and is waited for.
      .where('status', 'in', ['in_progress', 'completed'])
      .orderBy('id')
      .execute(),
  );
  // Each by itself: there may be hundreds, and nobody else is to wait for all of them.
  for (const { id } of ids) {
    await asTenant(deps.db, ownerId, async (tx) => {
      if ((await lockInterview(tx, id)).status !== 'completed') return;
      const plan = await getFrozenPlan(tx, id);
      await keepUnmet(tx, id, plan, await listRequirementAnswers(tx, id, plan));
      publishChange(tx, { kind: 'interview', id });
    });
  }
}
