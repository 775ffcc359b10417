import { queryOptions } from '@tanstack/react-query';
import { listPositions, type Position } from '#contracts/positions.ts';
import { listInterviews, type Interview } from '#contracts/interviewing.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The newest hundred of each: enough for what the dashboard says until the server counts for it. */
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
