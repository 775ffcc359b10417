import { repeatedAreas } from '#contracts/hiring/focus-areas.ts';
import type { Position, PositionPatch } from '#contracts/hiring/positions.ts';
import { AppError } from '#platform/app-error.ts';

/** The fields that plans are made from; changing one creates a new position version. */
const planFields = ['title', 'description', 'focusAreas', 'notChecked', 'alsoChecked', 'level'] as const;

export interface PositionChange {
  readonly kind: 'none' | 'details' | 'plan';
  /** effect on the plan's limit for live positions */
  readonly unit: 'take' | 'release' | 'keep';
}

/** The effects of a patch on a position; equal values change nothing. */
export function positionChange(current: Position, patch: PositionPatch): PositionChange {
  const changed = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .filter(([field, value]) => !isSame(Reflect.get(current, field), value))
    .map(([field]) => field);
  const ofPlan = changed.some((field) => planFields.some((planField) => planField === field));
  const kind = changed.length === 0 ? 'none' : ofPlan ? 'plan' : 'details';
  if (!changed.includes('status')) return { kind, unit: 'keep' };
  return { kind, unit: patch.status === 'active' ? 'take' : 'release' };
}

/**
 * Duplicate areas would make a plan look for the same thing twice.
 *
 * @throws AppError hiring.focus_area_twice with the duplicates
 */
export function requireDistinctAreas(areas: readonly string[]): void {
  const repeated = repeatedAreas(areas);
  if (repeated.length > 0) throw new AppError('hiring.focus_area_twice', { focusAreas: repeated });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
