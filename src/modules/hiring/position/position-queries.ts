import type { Selectable } from 'kysely';
import type { Position } from '#contracts/hiring/positions.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { mostRows } from '#platform/db/statements/most-rows.ts';
import { type AnyRow, instant, tenantRead } from '#platform/db/tenant-read.ts';
import type { HiringPosition } from '#platform/db/db.gen.ts';
import { positionLevel, positionStatus, positionType } from '#modules/hiring/parse-columns.ts';

/** @throws AppError hiring.position_not_found */
export async function getPosition(tx: TenantTx, positionId: string): Promise<Position> {
  return found(positionId, await byId(tx, positionId).executeTakeFirst());
}

/** Like {@link getPosition}, but locks the row until the transaction ends. */
export async function lockPosition(tx: TenantTx, positionId: string): Promise<Position> {
  return found(positionId, await byId(tx, positionId).forUpdate().executeTakeFirst());
}

interface Filter {
  /** an `ilike` pattern for the title */
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export const newestPositions = tenantRead((tenant, { q, status, after, limit }: Filter) => {
  let query = tenant.selectFrom('hiring.position').selectAll().where('owner_id', '=', tenant.ownerId);
  if (q !== undefined) query = query.where('title', 'ilike', q);
  if (status !== undefined) query = query.where('status', '=', status);
  if (after !== undefined) query = query.where('id', '<', after);
  return tenant
    .selectFrom(query.orderBy('id', 'desc').limit(mostRows).as('newest'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit);
});

export function toPosition(row: AnyRow<Selectable<HiringPosition>>): Position {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    description: row.description,
    focusAreas: row.focus_areas,
    notChecked: row.not_checked,
    alsoChecked: row.also_checked,
    level: positionLevel(row.level),
    type: positionType(row.type),
    department: row.department,
    status: positionStatus(row.status),
    sample: row.sample,
    interviewsCount: row.interviews_count,
    candidatesCount: row.candidates_count,
    positionVersion: row.position_version,
    version: row.version,
    createdAt: instant(row.created_at),
  };
}

function byId(tx: TenantTx, positionId: string) {
  return tx.selectFrom('hiring.position').selectAll().where('owner_id', '=', tx.ownerId).where('id', '=', positionId);
}

function found(positionId: string, row: Selectable<HiringPosition> | undefined): Position {
  if (row === undefined) throw new AppError('hiring.position_not_found', { positionId });
  return toPosition(row);
}
