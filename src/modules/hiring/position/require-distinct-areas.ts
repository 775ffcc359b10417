import { repeatedAreas } from '#contracts/hiring/focus-areas.ts';
import { AppError } from '#platform/app-error.ts';

/** A plan would look for one thing twice. @throws AppError hiring.focus_area_twice, with what is there again */
export function requireDistinctAreas(areas: readonly string[]): void {
  const repeated = repeatedAreas(areas);
  if (repeated.length > 0) throw new AppError('hiring.focus_area_twice', { focusAreas: repeated });
}
