import { sql } from 'kysely';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { notifyAfterCommit } from '#platform/db/connection/notifications.ts';
import type { SystemTx, TenantTx, Tx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { DomainEvent } from './event.ts';

/** Channel that wakes the relays. */
export const outboxChannel = 'outbox';

/**
 * Writes an event and one delivery per subscribed consumer, in the transaction of the rows it is about. Delivered at
 * least once, in order for each aggregate and consumer.
 */
export async function appendEvent(tx: TenantTx, event: DomainEvent): Promise<void> {
  await insertEvent(tx, tx.ownerId, event);
}

/** Like {@link appendEvent}, for sign-in or a sweep that acts on behalf of an owner. */
export async function appendEventOf(tx: SystemTx, ownerId: string, event: DomainEvent): Promise<void> {
  await insertEvent(tx, ownerId, event);
}

async function insertEvent(tx: Tx, ownerId: string, event: DomainEvent): Promise<void> {
  const id = newId();
  await sql`insert into platform.event (id, type, aggregate_id, owner_id, payload)
    values (${id}, ${event.type}, ${event.aggregateId}, ${ownerId}, ${storedJson(event.payload)})`.execute(tx);
  await sql`insert into platform.delivery (event_id, consumer, aggregate_id)
    select ${id}::uuid, consumer, ${event.aggregateId}::uuid from platform.event_route
    where event_type = ${event.type} order by consumer`.execute(tx);
  notifyAfterCommit(tx, { channel: outboxChannel, payload: '' });
}
