import { limitsQuery } from '#web/entities/quota/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** Only what is told beside the forms: they can be filled without it. */
export function onboardingLoader(): Promise<unknown> {
  return queryClient.prefetchQuery(limitsQuery);
}
