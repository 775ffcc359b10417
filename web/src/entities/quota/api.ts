import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LimitStatus, type LimitedResource, limitsStatus, subscriptionStats } from '#contracts/billing/billing.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Moves with every created position and interview, so it is asked for whenever it is shown. */
export const limitsQuery = queryOptions({
  queryKey: ['subscription', 'limits'],
  queryFn: ({ signal }) => call(limitsStatus, { signal }),
  staleTime: 0,
});

/** Use and limit of one resource; undefined while unknown, and then nothing is refused on screen. */
export function useLimit(resource: LimitedResource): LimitStatus | undefined {
  return useQuery(limitsQuery).data?.find((limit) => limit.resource === resource);
}

/** What was made in this month of the paid plan: the forecast needs its beginning. */
export const statsQuery = queryOptions({
  queryKey: ['subscription', 'stats'],
  queryFn: ({ signal }) => call(subscriptionStats, { signal }),
  staleTime: 0,
});
