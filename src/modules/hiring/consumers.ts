import { cvParsingId, taskQueues } from '#workflows/contracts.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { cvReceived } from './events.ts';

export function createHiringConsumers(deps: { temporal: Pick<Temporal, 'start'> }): readonly Consumer[] {
  return [
    consume('hiring.start-cv-parsing', cvReceived, async ({ ownerId, payload }) => {
      const { cvId, attempt, sizeBytes } = payload;
      await deps.temporal.start({
        type: 'cvParsing',
        workflowId: cvParsingId({ cvId, attempt }),
        taskQueue: taskQueues.wf,
        input: { ownerId, cvId, attempt },
        // The end of a UUIDv7 tells two of one minute apart; its beginning is the time.
        summary: `CV parse, ${cvId.slice(-8)}, pdf ${Math.ceil(sizeBytes / 1024)} KB, attempt ${attempt}`,
        attributes: { tenantId: ownerId, entityType: 'cv', entityId: cvId, triggerEvent: cvReceived.type },
      });
    }),
  ];
}
