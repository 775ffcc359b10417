import type { LoaderFunctionArgs } from 'react-router';
import { positionStatuses } from '#contracts/hiring/positions.ts';
import { urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { positionFilterOf, positionsQuery } from '#web/features/positions/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function positionsLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  const filter = positionFilterOf(new URL(request.url).searchParams);
  return Promise.all([
    ...positionStatuses.map((status) => queryClient.ensureInfiniteQueryData(positionsQuery({ ...filter, status }))),
    // the rows work without it, but would grow when it arrives
    queryClient.prefetchQuery(urgentInterviewsQuery),
  ]);
}
