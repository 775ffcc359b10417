import { queryOptions } from '@tanstack/react-query';
import { currentSubscription, limitsStatus } from '#contracts/billing.ts';
import { call } from '#web/shared/api-client.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription', 'current'],
  queryFn: ({ signal }) => call(currentSubscription, { signal }),
});

/** Moves with every created position and interview, so it is asked for whenever it is shown. */
export const limitsQuery = queryOptions({
  queryKey: ['subscription', 'limits'],
  queryFn: ({ signal }) => call(limitsStatus, { signal }),
  staleTime: 0,
});
