import type { Selectable } from 'kysely';
import type { Position } from '#contracts/hiring.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { containing } from '#platform/db/containing.ts';
import { mostRows } from '#platform/db/most-rows.ts';
import type { HiringPosition } from '#platform/db/db.gen.ts';
import { positionLevel, positionStatus, positionType } from '#modules/hiring/parse-columns.ts';

/** @throws AppError hiring.position_not_found */
export async function getPosition(tx: TenantTx, positionId: string): Promise<Position> {
  return found(positionId, await byId(tx, positionId).executeTakeFirst());
}

/** As {@link getPosition}; nobody else changes the row until the transaction ends. */
export async function lockPosition(tx: TenantTx, positionId: string): Promise<Position> {
  return found(positionId, await byId(tx, positionId).forUpdate().executeTakeFirst());
}

export async function newestPositions(
  tx: TenantTx,
  filter: {
    readonly q?: string | undefined;
    readonly status?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<Position[]> {
  let query = tx.selectFrom('hiring.position').selectAll().where('owner_id', '=', tx.ownerId);
  if (filter.q !== undefined) query = query.where('title', 'ilike', containing(filter.q));
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.after !== undefined) query = query.where('id', '<', filter.after);
  const rows = await tx
    .selectFrom(query.orderBy('id', 'desc').limit(mostRows).as('newest'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(toPosition);
}

export function toPosition(row: Selectable<HiringPosition>): Position {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    description: row.description,
    focusAreas: row.focus_areas,
    level: positionLevel(row.level),
    type: positionType(row.type),
    department: row.department,
    status: positionStatus(row.status),
    interviewsCount: row.interviews_count,
    candidatesCount: row.candidates_count,
    positionVersion: row.position_version,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

function byId(tx: TenantTx, positionId: string) {
  return tx.selectFrom('hiring.position').selectAll().where('owner_id', '=', tx.ownerId).where('id', '=', positionId);
}

function found(positionId: string, row: Selectable<HiringPosition> | undefined): Position {
  if (row === undefined) throw new AppError('hiring.position_not_found', { positionId });
  return toPosition(row);
}
