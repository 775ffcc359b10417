import type { NewPosition, Position } from '#contracts/hiring.ts';
import type { Db, Tx } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type IdempotencyKey, asTenantOnce } from '#platform/http/idempotency.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { consumeQuota } from '#modules/billing/index.ts';
import { positionCreated } from '#modules/hiring/events.ts';
import { toPosition } from './position-queries.ts';

/** @throws AppError billing.limit_reached; nothing is stored then */
export async function createPosition(
  deps: { db: Db },
  actor: Actor,
  input: { position: NewPosition; idempotencyKey: IdempotencyKey | undefined },
): Promise<Position> {
  const position = await asTenantOnce(deps.db, actor.userId, input.idempotencyKey, (tx) =>
    insertPosition(tx, actor.userId, input.position),
  );
  tellMoved(deps.db, actor.userId, { kind: 'position', id: position.id });
  return position;
}

async function insertPosition(tx: Tx, ownerId: string, position: NewPosition): Promise<Position> {
  await consumeQuota(tx, ownerId, 'positions');
  const { focusAreas, ...fields } = position;
  const row = await tx
    .insertInto('hiring.position')
    .values({ id: newId(), owner_id: ownerId, ...fields, focus_areas: focusAreas })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, ownerId, positionCreated(row.id, { positionId: row.id }));
  return toPosition(row);
}
