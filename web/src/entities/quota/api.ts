import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LimitStatus, type LimitedResource, limitsStatus, subscriptionStats } from '#contracts/billing/billing.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Changes with every position and interview created, so it is refetched whenever it is shown. */
export const limitsQuery = queryOptions({
  queryKey: ['subscription', 'limits'],
  queryFn: ({ signal }) => call(limitsStatus, { signal }),
  staleTime: 0,
});

/** Usage and limit of one resource; undefined while unknown, when the client does not block anything. */
export function useLimit(resource: LimitedResource): LimitStatus | undefined {
  return useQuery(limitsQuery).data?.find((limit) => limit.resource === resource);
}

/** Usage in the current month of the paid plan, including its start, which the forecast needs. */
export const statsQuery = queryOptions({
  queryKey: ['subscription', 'stats'],
  queryFn: ({ signal }) => call(subscriptionStats, { signal }),
  staleTime: 0,
});
