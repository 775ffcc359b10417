import { expect, test } from 'vitest';
import type { PositionStatus } from '#contracts/hiring/positions.ts';
import { mayBeInterviewed } from './may-be-interviewed.ts';

test.each<[readonly PositionStatus[], boolean]>([
  [[], true],
  [['active'], true],
  [['inactive', 'active'], true],
  [['inactive'], false],
  [['inactive', 'inactive'], false],
])('mayBeInterviewed › for positions that are %j › is %s', (statuses, may) => {
  const positions = statuses.map((status, index) => ({ id: String(index), title: 'Nurse', status }));
  expect(mayBeInterviewed({ positions })).toBe(may);
});
