import { type Db, asTenant } from '#platform/db/client.ts';
import { tellMoved } from '#platform/live/moved.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import type { PlanBell } from './progress/plan-bell.ts';
import { type GenerationEnd, settleGeneration } from './settle-generation.ts';

/** Ends a generation without a plan and tells the pages; one that has ended stays as it is. */
export async function endGeneration(
  deps: { db: Db; planBell: PlanBell },
  generation: PlanGenerationInput,
  end: GenerationEnd,
): Promise<void> {
  const { ownerId, planId, interviewId } = generation;
  await asTenant(deps.db, ownerId, async (tx) => {
    await lockInterview(tx, ownerId, interviewId);
    await settleGeneration(tx, generation, end);
  });
  deps.planBell.ring(planId);
  tellMoved(deps.db, ownerId, { kind: 'interview', id: interviewId });
}
