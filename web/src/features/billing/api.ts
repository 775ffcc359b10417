import { queryOptions } from '@tanstack/react-query';
import { currentSubscription, subscriptionStats } from '#contracts/billing/billing.ts';
import { call } from '#web/shared/api/api-client.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription', 'current'],
  queryFn: ({ signal }) => call(currentSubscription, { signal }),
});

/** What was made in this month of the paid plan: the forecast needs its beginning. */
export const statsQuery = queryOptions({
  queryKey: ['subscription', 'stats'],
  queryFn: ({ signal }) => call(subscriptionStats, { signal }),
  staleTime: 0,
});
