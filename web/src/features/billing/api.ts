import { queryOptions } from '@tanstack/react-query';
import { currentSubscription } from '#contracts/billing/billing.ts';
import { call } from '#web/shared/api/api-client.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription', 'current'],
  queryFn: ({ signal }) => call(currentSubscription, { signal }),
});
