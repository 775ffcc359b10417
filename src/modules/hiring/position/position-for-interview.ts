import type { positionStatuses } from '#contracts/hiring/positions.ts';
import type { Level } from '#contracts/interviewing/plan/plan.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionLevel, positionStatus } from '#modules/hiring/parse-columns.ts';

/** What interviewing needs to know about a position, read in its own transaction. */
export interface PositionForInterview {
  readonly id: string;
  readonly title: string;
  readonly department: string | null;
  readonly description: string;
  readonly focusAreas: readonly string[];
  /** requirements read from the text that are not checked; absent if none were excluded */
  readonly notChecked?: readonly string[];
  /** words of the text that are checked in addition; absent if none were picked */
  readonly alsoChecked?: readonly string[];
  readonly level: Level;
  readonly status: (typeof positionStatuses)[number];
  readonly positionVersion: number;
}

/** @throws AppError hiring.position_not_found */
export async function positionForInterview(tx: TenantTx, positionId: string): Promise<PositionForInterview> {
  const row = await tx
    .selectFrom('hiring.position')
    .select([
      'id',
      'title',
      'department',
      'description',
      'focus_areas',
      'not_checked',
      'also_checked',
      'level',
      'status',
      'position_version',
    ])
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', positionId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.position_not_found', { positionId });
  return {
    id: row.id,
    title: row.title,
    department: row.department,
    description: row.description,
    focusAreas: row.focus_areas,
    ...(row.not_checked.length === 0 ? {} : { notChecked: row.not_checked }),
    ...(row.also_checked.length === 0 ? {} : { alsoChecked: row.also_checked }),
    level: positionLevel(row.level),
    status: positionStatus(row.status),
    positionVersion: row.position_version,
  };
}
