import type { LoaderFunctionArgs } from 'react-router';
import { positionFilterOf, positionsQuery } from '#web/features/positions/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function positionsLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  return queryClient.ensureInfiniteQueryData(positionsQuery(positionFilterOf(new URL(request.url).searchParams)));
}
