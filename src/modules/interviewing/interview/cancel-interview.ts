import type { Interview, cancelReasons } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { changeStatus, writeStatus } from './change-status.ts';
import { interviewCancelled } from '#modules/interviewing/events.ts';
import { giveUpGeneration } from '#modules/interviewing/generation/give-up-generation.ts';
import { endRun } from '#modules/interviewing/run/run-queries.ts';

/**
 * Cancels an interview with a reason. Stops a running clock and cancels a running generation; everything written is
 * kept.
 */
export async function cancelInterview(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  reason: (typeof cancelReasons)[number],
): Promise<Interview> {
  return changeStatus(deps, actor, interviewId, 'cancel', async (tx, row, to) => {
    await giveUpGeneration(tx, row);
    await endRun(tx, interviewId);
    await writeStatus(tx, interviewId, to, reason);
    await appendEvent(tx, interviewCancelled(interviewId, { interviewId }));
  });
}
