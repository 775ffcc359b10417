import type { Position } from '#contracts/hiring/positions.ts';

/** So many are listed at most. */
const shown = 4;

/** The newest positions, those that are hired for before the inactive ones. */
export function dashboardPositions<One extends Pick<Position, 'status'>>(positions: readonly One[]): readonly One[] {
  const active = positions.filter(({ status }) => status === 'active');
  const inactive = positions.filter(({ status }) => status === 'inactive');
  return [...active, ...inactive].slice(0, shown);
}
