import { queryOptions } from '@tanstack/react-query';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { call } from '#web/shared/api/api-client.ts';

/** One version of the plan; versions are immutable, so the key contains the number. */
export function planQuery(interviewId: string, version: number) {
  return queryOptions({
    queryKey: ['plan', interviewId, version],
    queryFn: ({ signal }) => call(getPlan, { params: { interviewId }, query: { version }, signal }),
  });
}
