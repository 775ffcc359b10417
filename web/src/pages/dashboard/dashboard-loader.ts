import { recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function dashboardLoader(): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(recentPositionsQuery),
    queryClient.ensureQueryData(recentInterviewsQuery),
  ]);
}
