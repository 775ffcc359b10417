import { queryOptions } from '@tanstack/react-query';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Refetched each time it is shown: the live event of a version created elsewhere may arrive late. */
export function planVersionsQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['plan', interviewId, 'versions'],
    queryFn: ({ signal }) => call(listPlanVersions, { params: { interviewId }, signal }).then(({ items }) => items),
    staleTime: 0,
  });
}
