import { queryOptions } from '@tanstack/react-query';
import { getMenuCounts, listActivity } from '#contracts/dashboard.ts';
import { listPositions, type Position } from '#contracts/hiring/positions.ts';
import { listInterviews, type Interview } from '#contracts/interviewing/interviewing.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The newest hundred of each: enough for the dashboard's lists. */
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

export const menuCountsQuery = queryOptions({
  queryKey: ['interview', 'menu'],
  queryFn: ({ signal }) => call(getMenuCounts, { signal }),
});

export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: async ({ signal }) => (await call(listActivity, { signal })).items,
});
