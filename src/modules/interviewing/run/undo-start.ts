import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { changeStatus, writeStatus } from '#modules/interviewing/interview/change-status.ts';
import { dropRun } from './run-queries.ts';

/** "Started by mistake": removes the clock; notes taken in the meantime are kept. */
export async function undoStart(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Interview> {
  return changeStatus(deps, actor, interviewId, 'undo_start', async (tx, _row, to) => {
    await dropRun(tx, interviewId);
    await writeStatus(tx, interviewId, to);
  });
}
