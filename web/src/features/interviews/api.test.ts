import { expect, test } from 'vitest';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import { countOfChoice, offeredChoices } from './api.ts';

test('offeredChoices › of what an address names › is there beside the few, once', () => {
  const few = offeredChoices(undefined);
  expect(few).toEqual(['running', 'waiting', 'upcoming', 'closed']);
  expect(offeredChoices('upcoming')).toEqual(few);
  expect(offeredChoices('cancelled')).toEqual([...few, 'cancelled']);
});

test('countOfChoice › of what is counted › is known, of the rest not', () => {
  const interviews = { total: 9, draft: 1, planned: 2, in_progress: 1, completed: 5 };
  const counts: DashboardCounts = {
    openPositions: 5,
    candidates: 10,
    candidatesWaiting: 1,
    unreadableFiles: 0,
    interviews,
    interviewsThisWeek: 8,
    interviewsToday: 6,
    interviewsThisMonth: 12,
    groups: { running: 1, waiting: 4, upcoming: 2, closed: 2 },
    toDecide: 3,
    overdue: 1,
    noPlan: 1,
    means: [],
    meanOf: { month: null, monthBefore: null },
  };
  const known = (
    ['waiting', 'to_decide', 'overdue', 'no_plan', 'today', 'this_week', 'this_month', 'planned', 'cancelled'] as const
  ).map((one) => countOfChoice(one, counts));
  expect(known).toEqual([4, 3, 1, 1, 6, 8, 12, 2, undefined]);
  expect(countOfChoice('planned', undefined)).toBeUndefined();
});
