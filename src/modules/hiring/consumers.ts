import { cvParsing } from '#workflows/contracts/cv-parsing.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { cvReceived } from './events.ts';

export function createHiringConsumers({ temporal }: { temporal: Temporal }): readonly Consumer[] {
  return [
    consume('hiring.start-cv-parsing', cvReceived, async (event) => {
      const { cvId, attempt, sizeBytes } = event.payload;
      await temporal.start(
        cvParsing,
        { ownerId: event.ownerId, cvId, attempt },
        {
          // The end of a UUIDv7 tells two of one minute apart; its beginning is the time.
          summary: `CV parse, ${cvId.slice(-8)}, pdf ${Math.ceil(sizeBytes / 1024)} KB, attempt ${attempt}`,
          entity: { type: 'cv', id: cvId },
          trigger: event,
        },
      );
    }),
  ];
}
