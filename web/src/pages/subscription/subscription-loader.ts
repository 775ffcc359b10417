import { limitsQuery, statsQuery } from '#web/entities/quota/api.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function subscriptionLoader(): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(subscriptionQuery),
    queryClient.ensureQueryData(limitsQuery),
    queryClient.ensureQueryData(statsQuery),
  ]);
}
