import type { NewPosition, Position } from '#contracts/hiring/positions.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { takePosition } from '#modules/billing/index.ts';
import { positionCreated } from '#modules/hiring/events.ts';
import { requireDistinctAreas } from './position-policy.ts';
import { toPosition } from './position-queries.ts';

/** @throws AppError billing.limit_reached, hiring.focus_area_twice; nothing is stored in that case */
export async function createPosition(
  deps: { db: Db },
  actor: Actor,
  input: { position: NewPosition; idempotencyKey: IdempotencyKey | undefined },
): Promise<Position> {
  const { position, idempotencyKey } = input;
  requireDistinctAreas(position.focusAreas);
  return asTenant(deps.db, actor.userId, (tx) => insertPosition(tx, position), { idempotencyKey });
}

/** Takes one unit of the account's quota. @throws AppError billing.limit_reached */
export async function insertPosition(
  tx: TenantTx,
  position: NewPosition,
  { sample = false }: { sample?: boolean } = {},
): Promise<Position> {
  await takePosition(tx, { made: true });
  const { focusAreas, notChecked, alsoChecked, ...fields } = position;
  const row = await tx
    .insertInto('hiring.position')
    .values({
      id: newId(),
      owner_id: tx.ownerId,
      ...fields,
      focus_areas: focusAreas,
      not_checked: notChecked,
      also_checked: alsoChecked,
      sample,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, positionCreated(row.id, { positionId: row.id }));
  publishChange(tx, { kind: 'position', id: row.id });
  return toPosition(row);
}
