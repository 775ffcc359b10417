import { sql } from 'kysely';
import type { Position, PositionPatch } from '#contracts/hiring/positions.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { positionChecksChanged } from '#modules/hiring/events.ts';
import { releasePosition, takePosition } from '#modules/billing/index.ts';
import { positionChange, requireDistinctAreas } from './position-policy.ts';
import { lockPosition, toPosition } from './position-queries.ts';
import { requireWritablePosition } from './require-writable-position.ts';

interface Update {
  readonly positionId: string;
  readonly patch: PositionPatch;
  /** the version that the caller has seen */
  readonly ifMatch: number | undefined;
}

/**
 * @throws AppError hiring.position_not_found, hiring.focus_area_twice, common.stale (with the current position),
 * billing.limit_reached, billing.read_only
 */
export async function updatePosition(deps: { db: Db }, actor: Actor, input: Update): Promise<Position> {
  requireDistinctAreas(input.patch.focusAreas ?? []);
  return asTenant(deps.db, actor.userId, (tx) => applyPatch(tx, input));
}

async function applyPatch(tx: TenantTx, { positionId, patch, ifMatch }: Update): Promise<Position> {
  const current = await lockPosition(tx, positionId);
  if (ifMatch !== undefined && ifMatch !== current.version) throw new AppError('common.stale', { current });
  const change = positionChange(current, patch);
  if (change.kind === 'none') return current;
  if (current.status === 'active' && change.unit !== 'release') await requireWritablePosition(tx, positionId);
  if (change.unit === 'take') await takePosition(tx, { made: false });
  if (change.unit === 'release') await releasePosition(tx);
  const { focusAreas, notChecked, alsoChecked, ...fields } = patch;
  const row = await tx
    .updateTable('hiring.position')
    .set({
      ...fields,
      ...(focusAreas === undefined ? {} : { focus_areas: focusAreas }),
      ...(notChecked === undefined ? {} : { not_checked: notChecked }),
      ...(alsoChecked === undefined ? {} : { also_checked: alsoChecked }),
      ...(change.unit === 'keep' ? {} : { inactive_since: change.unit === 'release' ? sql<Date>`now()` : null }),
      version: current.version + 1,
      position_version: current.positionVersion + (change.kind === 'plan' ? 1 : 0),
    })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', positionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changesChecks(current, patch)) await appendEvent(tx, positionChecksChanged(row.id, { positionId: row.id }));
  publishChange(tx, { kind: 'position', id: row.id });
  return toPosition(row);
}

function changesChecks(current: Position, patch: PositionPatch): boolean {
  const fields = ['notChecked', 'alsoChecked'] as const;
  return fields.some((field) => patch[field] !== undefined && patch[field].join('\n') !== current[field].join('\n'));
}
