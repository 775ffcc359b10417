import type { Position } from '#contracts/hiring/positions.ts';

/** Maximum number of positions listed. */
const shown = 4;

type Facts = Pick<Position, 'status' | 'candidatesCount' | 'interviewsCount'>;

/** Active positions, busiest first, then inactive ones; ties by newest. */
export function dashboardPositions<One extends Facts>(positions: readonly One[]): readonly One[] {
  const busiest = positions.toSorted((one, other) => workOf(other) - workOf(one));
  const active = busiest.filter(({ status }) => status === 'active');
  const inactive = busiest.filter(({ status }) => status === 'inactive');
  return [...active, ...inactive].slice(0, shown);
}

function workOf({ candidatesCount, interviewsCount }: Facts): number {
  return candidatesCount + interviewsCount;
}
