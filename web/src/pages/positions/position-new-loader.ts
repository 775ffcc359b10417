import { limitsQuery } from '#web/entities/quota/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function positionNewLoader(): Promise<unknown> {
  return queryClient.ensureQueryData(limitsQuery);
}
