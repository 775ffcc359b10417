import { type Db, asTenant } from '#platform/db/client.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { cvSettledSignal, planGenerationId, taskQueues } from '#workflows/contracts.ts';
import { generationCancelled, planRequested } from './events.ts';
import { listGenerationsOfCv } from './generation/generation-work.ts';

/** Each may see an event twice: an id starts once, a signal says "look again", a cancelled run stays cancelled. */
export function createInterviewingConsumers(deps: { db: Db; temporal: Temporal }): Consumer[] {
  const { db, temporal } = deps;
  return [
    consume('interviewing.start-plan-generation', planRequested, async ({ ownerId, payload }) => {
      const { interviewId, planId, attempt } = payload;
      await temporal.start({
        type: 'planGeneration',
        workflowId: planGenerationId(payload),
        taskQueue: taskQueues.wf,
        input: { ownerId, interviewId, planId, attempt },
        summary: `Plan of interview ${interviewId.slice(-8)}, attempt ${attempt}`,
        attributes: {
          tenantId: ownerId,
          entityType: 'plan',
          entityId: planId,
          triggerEvent: planRequested.type,
        },
      });
    }),

    consume('interviewing.stop-plan-generation', generationCancelled, async ({ payload }) => {
      await temporal.cancel(planGenerationId(payload));
    }),

    consume('interviewing.wake-plan-generation', cvSettled, async ({ ownerId, payload }) => {
      const waiting = await asTenant(db, ownerId, (tx) => listGenerationsOfCv(tx, ownerId, payload.cvId));
      for (const generation of waiting) await temporal.signal(planGenerationId(generation), cvSettledSignal);
    }),
  ];
}
