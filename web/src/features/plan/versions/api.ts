import { queryOptions } from '@tanstack/react-query';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Asked anew each time it is looked at: a version that was made elsewhere may not be told in time. */
export function planVersionsQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['plan', interviewId, 'versions'],
    queryFn: ({ signal }) => call(listPlanVersions, { params: { interviewId }, signal }).then(({ items }) => items),
    staleTime: 0,
  });
}
