import { describe, expect, it } from 'vitest';
import { dashboardPositions } from './dashboard-positions.ts';

const position = (id: number, status: 'active' | 'inactive', candidatesCount = 0, interviewsCount = 0) => ({
  id,
  status,
  candidatesCount,
  interviewsCount,
});

describe('dashboardPositions', () => {
  it('the busiest › oldest of all › stands first, and before inactive ones that were busier', () => {
    const given = [position(3, 'active', 1, 1), position(2, 'inactive', 9, 9), position(1, 'active', 5, 4)];
    expect(dashboardPositions(given).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('an inactive position › newest of all › stands after those that are active, whose order stays', () => {
    const given = [position(3, 'inactive'), position(2, 'active'), position(1, 'active')];
    expect(dashboardPositions(given).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('more than there is room for › listed › leave out inactive ones first', () => {
    const given = [position(9, 'inactive'), ...[1, 2, 3, 4].map((id) => position(id, 'active'))];
    expect(dashboardPositions(given).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
