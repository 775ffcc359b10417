import { activityQuery, recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function dashboardLoader(): Promise<unknown> {
  // Stands in a part of the page that says for itself when it does not come.
  void queryClient.prefetchQuery(activityQuery);
  return Promise.all([
    queryClient.ensureQueryData(recentPositionsQuery),
    queryClient.ensureQueryData(recentInterviewsQuery),
    queryClient.ensureQueryData(urgentInterviewsQuery),
    // Says for itself, too; but where it came later, the lists below it would jump.
    queryClient.prefetchQuery(countsQuery()),
  ]);
}
