import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { changeStatus, writeStatus } from '#modules/interviewing/interview/change-status.ts';
import { requireWritablePosition } from '#modules/hiring/index.ts';
import { interviewStarted } from '#modules/interviewing/events.ts';
import { getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';

/** Starts the server's clock and freezes the plan version into the run. */
export async function startInterview(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Interview> {
  return changeStatus(deps, actor, interviewId, 'start', async (tx, row, to) => {
    await requireWritablePosition(tx, row.position_id);
    const { plan } = await getPlanVersion(tx, interviewId, null);
    await tx
      .insertInto('interviewing.run')
      .values({
        interview_id: interviewId,
        owner_id: tx.ownerId,
        plan_id: plan.id,
        plan_version: plan.version,
        question_ids: plan.questions.map(({ id }) => id),
      })
      .execute();
    await writeStatus(tx, interviewId, to);
    await appendEvent(tx, interviewStarted(interviewId, { interviewId }));
  });
}
