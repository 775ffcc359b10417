import type { LoaderFunctionArgs } from 'react-router';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function positionLoader({ params: { positionId = '' } }: LoaderFunctionArgs): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(positionQuery(positionId)),
    queryClient.ensureInfiniteQueryData(candidatesQuery({ positionId })),
    queryClient.ensureInfiniteQueryData(interviewsQuery({ positionId })),
  ]);
}

export function positionEditLoader({ params: { positionId = '' } }: LoaderFunctionArgs): Promise<unknown> {
  return queryClient.ensureQueryData(positionQuery(positionId));
}
