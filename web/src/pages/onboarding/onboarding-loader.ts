import { limitsQuery } from '#web/entities/quota/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** Loads only what is shown beside the forms, which work without it. */
export function onboardingLoader(): Promise<unknown> {
  return queryClient.prefetchQuery(limitsQuery);
}
