import { queryOptions } from '@tanstack/react-query';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { isBeingMade } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { call } from '#web/shared/api/api-client.ts';

const pollMs = 3000;

/** A version of the plan; versions never change, so the key holds the number. Asked again while its other language is made. */
export function planQuery(interviewId: string, version: number) {
  return queryOptions({
    queryKey: ['plan', interviewId, version],
    queryFn: ({ signal }) => call(getPlan, { params: { interviewId }, query: { version }, signal }),
    refetchInterval: ({ state }) => (state.data?.twin !== undefined && isBeingMade(state.data.twin) ? pollMs : false),
  });
}
