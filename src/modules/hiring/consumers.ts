import type { Db } from '#platform/db/client.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { startReading } from './cv/start-reading.ts';
import { cvReceived, cvSettled } from './events.ts';

export function createHiringConsumers(deps: { db: Db; temporal: Temporal }): readonly Consumer[] {
  return [
    consume('hiring.start-cv-parsing', cvReceived, (event) => startReading(deps, event)),
    consume('hiring.start-next-cv-parsing', cvSettled, (event) => startReading(deps, event)),
  ];
}
