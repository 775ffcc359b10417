import type { LoaderFunctionArgs } from 'react-router';
import { candidateFilterOf, candidatesQuery } from '#web/features/candidates/api.ts';
import { configQuery } from '#web/shared/config/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function candidatesLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  return Promise.all([
    queryClient.ensureInfiniteQueryData(candidatesQuery(candidateFilterOf(new URL(request.url).searchParams))),
    queryClient.ensureQueryData(configQuery),
  ]);
}
