import type { LoaderFunctionArgs } from 'react-router';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { interviewFilterOf, interviewsQuery } from '#web/features/interviews/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function interviewsLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  void queryClient.prefetchQuery(countsQuery());
  const filter = interviewFilterOf(new URL(request.url).searchParams);
  return Promise.all([
    queryClient.ensureInfiniteQueryData(interviewsQuery(filter)),
    queryClient.ensureQueryData(urgentInterviewsQuery),
  ]);
}
