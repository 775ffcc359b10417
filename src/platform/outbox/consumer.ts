import { sql } from 'kysely';
import type * as z from 'zod';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { EventType } from './event.ts';

export interface Delivered<Payload> {
  readonly eventId: string;
  readonly type: string;
  readonly ownerId: string;
  readonly aggregateId: string;
  readonly occurredAt: Date;
  readonly payload: Payload;
}

/** A reaction to events. It may receive an event twice, so its effect must be idempotent, keyed by ids in the event. */
export interface Consumer {
  /** unique and stable: deliveries are stored under it */
  readonly name: string;
  readonly eventTypes: readonly string[];
  readonly handle: (event: Delivered<unknown>) => Promise<void>;
}

export function consume<Schema extends z.ZodType>(
  name: string,
  event: EventType<Schema>,
  handle: (event: Delivered<z.infer<Schema>>) => Promise<void>,
): Consumer {
  return {
    name,
    eventTypes: [event.type],
    handle: async (delivered) => handle({ ...delivered, payload: event.schema.parse(delivered.payload) }),
  };
}

/** One reaction to events of several types, whatever their payload. */
export function consumeEach(
  name: string,
  events: readonly { readonly type: string }[],
  handle: (event: Delivered<unknown>) => Promise<void>,
): Consumer {
  return { name, eventTypes: events.map(({ type }) => type), handle };
}

/** A dependency is down (Temporal, mail): retried indefinitely, never parked. */
export class TryLater extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TryLater';
  }
}

/**
 * Updates the stored subscriptions, which map events to consumers, to those of this code; runs at the boot of api and
 * worker.
 */
export async function subscribe(db: Db, consumers: readonly Consumer[]): Promise<void> {
  const pairs = JSON.stringify(
    consumers.flatMap(({ name, eventTypes }) => eventTypes.map((type) => ({ event_type: type, consumer: name }))),
  );
  await asSystem(db, async (tx) => {
    await sql`insert into platform.event_route (event_type, consumer)
      select event_type, consumer from jsonb_to_recordset(${pairs}::jsonb) as given (event_type text, consumer text)
      on conflict do nothing`.execute(tx);
    await sql`delete from platform.event_route where (event_type, consumer) not in
      (select event_type, consumer from jsonb_to_recordset(${pairs}::jsonb) as given (event_type text, consumer text))`.execute(
      tx,
    );
  });
}
