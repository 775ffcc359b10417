import type { LoaderFunctionArgs } from 'react-router';
import { limitsQuery } from '#web/entities/quota/api.ts';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { positionsQuery } from '#web/features/positions/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function interviewScheduleLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  const positionId = new URL(request.url).searchParams.get('positionId');
  return Promise.all([
    queryClient.ensureInfiniteQueryData(positionsQuery({ q: '', status: 'active' })),
    queryClient.ensureInfiniteQueryData(candidatesQuery({ q: '' })),
    queryClient.ensureQueryData(limitsQuery),
    ...(positionId === null ? [] : [queryClient.ensureInfiniteQueryData(interviewsQuery({ positionId }))]),
  ]);
}
