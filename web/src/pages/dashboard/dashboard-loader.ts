import { activityQuery, recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function dashboardLoader(): Promise<unknown> {
  // Not awaited: shown in a part of the page that handles its own loading and errors.
  void queryClient.prefetchQuery(activityQuery);
  return Promise.all([
    queryClient.ensureQueryData(recentPositionsQuery),
    queryClient.ensureQueryData(recentInterviewsQuery),
    queryClient.ensureQueryData(urgentInterviewsQuery),
    // Handles its own errors too, but arriving late it would push down the lists below.
    queryClient.prefetchQuery(countsQuery()),
  ]);
}
