import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import { type Consumer, type Delivered, consumeEach } from '#platform/outbox/consumer.ts';

/** Stores events long after the outbox has deleted them, for the owner's recent activity and for audits. */
export function keepActivity(deps: { db: Db }, facts: readonly { readonly type: string }[]): Consumer {
  return consumeEach('platform.keep-activity', facts, (event) => asSystem(deps.db, (tx) => keep(tx, event)));
}

async function keep(tx: SystemTx, event: Delivered<unknown>): Promise<void> {
  await sql`insert into platform.activity (event_id, owner_id, event_type, aggregate_id, facts, occurred_at)
    values (${event.eventId}, ${event.ownerId}, ${event.type}, ${event.aggregateId}, ${storedJson(event.payload)},
      ${event.occurredAt})
    on conflict (event_id) do nothing`.execute(tx);
  publishChangeOf(tx, event.ownerId, { kind: 'activity', id: event.eventId });
}
