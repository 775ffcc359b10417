import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { keepUnmet } from '#modules/interviewing/run/keep-result.ts';
import { getFrozenPlan, listRequirementAnswers } from '#modules/interviewing/run/run-queries.ts';

/**
 * Called after a requirement of a position was excluded or included again: recounts the open requirements that lists
 * show for each interview of the position.
 */
export async function recountUnmet(deps: { db: Db }, ownerId: string, positionId: string): Promise<void> {
  const ids = await asTenant(deps.db, ownerId, (tx) =>
    tx
      .selectFrom('interviewing.interview')
      .select('id')
      .where('owner_id', '=', tx.ownerId)
      .where('position_id', '=', positionId)
      // Interviews in progress are included, because one that is just being completed may have read the old
      // requirements; taking its lock waits for that.
      .where('status', 'in', ['in_progress', 'completed'])
      .orderBy('id')
      .execute(),
  );
  // In separate transactions: there may be hundreds, and other requests must not wait for all of them.
  for (const { id } of ids) {
    await asTenant(deps.db, ownerId, async (tx) => {
      if ((await lockInterview(tx, id)).status !== 'completed') return;
      const plan = await getFrozenPlan(tx, id);
      await keepUnmet(tx, id, plan, await listRequirementAnswers(tx, id, plan));
      publishChange(tx, { kind: 'interview', id });
    });
  }
}
