import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type Consumer, consumeEach } from '#platform/outbox/consumer.ts';

/** Keeps what happened, long after the outbox has forgotten it: for the owner's recent activity and for audits. */
export function keepActivity(deps: { db: Db }, facts: readonly { readonly type: string }[]): Consumer {
  return consumeEach('platform.keep-activity', facts, async (event) => {
    await sql`insert into platform.activity (event_id, owner_id, event_type, aggregate_id, facts, occurred_at)
      values (${event.eventId}, ${event.ownerId}, ${event.type}, ${event.aggregateId}, ${storedJson(event.payload)},
        ${event.occurredAt})
      on conflict (event_id) do nothing`.execute(deps.db.system);
  });
}
