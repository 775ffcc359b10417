import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { type GenerationEnd, settleGeneration } from './settle-generation.ts';

/** Ends a generation without a plan. Does nothing if it has already ended. */
export async function endGeneration(
  deps: { db: Db },
  generation: PlanGenerationInput,
  end: GenerationEnd,
): Promise<void> {
  const { ownerId, interviewId } = generation;
  await asTenant(deps.db, ownerId, async (tx) => {
    await lockInterview(tx, interviewId);
    await settleGeneration(tx, generation, end);
  });
}
