import type { LoaderFunctionArgs } from 'react-router';
import { interviewFilterOf, interviewsQuery } from '#web/features/interviews/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function interviewsLoader({ request }: LoaderFunctionArgs): Promise<unknown> {
  return queryClient.ensureInfiniteQueryData(interviewsQuery(interviewFilterOf(new URL(request.url).searchParams)));
}
