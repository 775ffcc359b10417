import { expect, test } from 'vitest';
import { editTarget, newTarget, nextRow } from './list-keys.ts';

test.each([
  ['no row', 0, -1, 1, undefined],
  ['none is focused, down', 3, -1, 1, 0],
  ['none is focused, up', 3, -1, -1, 0],
  ['the first, down', 3, 0, 1, 1],
  ['the last, down', 3, 2, 1, 2],
  ['the first, up', 3, 0, -1, 0],
] as const)('nextRow › %s › stays within the list', (_, rows, at, by, next) => {
  expect(nextRow(rows, at, by)).toBe(next);
});

const id = '019ac000-0000-7000-8000-000000000001';

test.each([
  ['/positions', '/positions/new'],
  ['/interviews', '/interviews/schedule'],
  ['/dashboard', '/interviews/schedule'],
  [`/positions/${id}`, `/interviews/schedule?positionId=${id}`],
  [`/candidates/${id}`, `/interviews/schedule?candidateId=${id}`],
  ['/candidates', undefined],
  ['/positions/new', undefined],
  [`/positions/${id}/edit`, undefined],
  [`/interviews/${id}`, undefined],
])('newTarget › on %s › is %s', (pathname, target) => {
  expect(newTarget(pathname)).toBe(target);
});

test.each([
  [`/positions/${id}`, `/positions/${id}/edit`],
  [`/candidates/${id}`, undefined],
  ['/positions/new', undefined],
])('editTarget › of %s › is %s', (pathname, target) => {
  expect(editTarget(pathname)).toBe(target);
});
