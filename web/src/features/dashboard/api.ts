import { queryOptions } from '@tanstack/react-query';
import { type DashboardCounts, getDashboardCounts, listActivity } from '#contracts/dashboard.ts';
import { listPositions, type Position } from '#contracts/positions.ts';
import { listInterviews, type Interview } from '#contracts/interviewing.ts';
import { weekOf } from '#web/entities/interview/week-of.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The newest hundred of each: enough for the lists of the dashboard. */
export const recentPositionsQuery = queryOptions({
  queryKey: ['position', 'recent'],
  queryFn: async ({ signal }): Promise<readonly Position[]> => {
    const answer = await call(listPositions, { signal });
    return Array.isArray(answer) ? answer : answer.items;
  },
});

export const recentInterviewsQuery = queryOptions({
  queryKey: ['interview', 'recent'],
  queryFn: async ({ signal }): Promise<readonly Interview[]> => {
    const { items } = await call(listInterviews, { query: { limit: 100 }, signal });
    return items;
  },
});

export function countsQuery() {
  const week = weekOf(new Date());
  return queryOptions({
    queryKey: ['interview', 'counts', week.from],
    queryFn: ({ signal }): Promise<DashboardCounts> => call(getDashboardCounts, { query: week, signal }),
  });
}

export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: async ({ signal }) => (await call(listActivity, { signal })).items,
});
