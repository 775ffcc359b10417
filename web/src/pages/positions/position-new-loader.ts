import type { LoaderFunctionArgs } from 'react-router';
import { positionQuery } from '#web/entities/position/api.ts';
import { limitsQuery } from '#web/entities/quota/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function positionNewLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  const copyOf = new URL(request.url).searchParams.get('copyOf');
  return Promise.all([
    queryClient.ensureQueryData(limitsQuery),
    ...(copyOf === null ? [] : [queryClient.ensureQueryData(positionQuery(copyOf))]),
  ]);
}
