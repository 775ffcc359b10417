import { queryOptions } from '@tanstack/react-query';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { call } from '#web/shared/api/api-client.ts';

/** A version of the plan; versions never change, so the key holds the number. */
export function planQuery(interviewId: string, version: number) {
  return queryOptions({
    queryKey: ['plan', interviewId, version],
    queryFn: ({ signal }) => call(getPlan, { params: { interviewId }, query: { version }, signal }),
  });
}
