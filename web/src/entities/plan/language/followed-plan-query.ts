import { queryOptions } from '@tanstack/react-query';
import { isBeingMade } from '#contracts/interviewing/plan/twin/twin-state.ts';
import { planQuery } from '#web/entities/plan/api.ts';

const pollMs = 3000;

/** Polled while the translation is being made: the event stream reports each part, but a proxy may cut it. */
export function followedPlanQuery(interviewId: string, version: number) {
  return queryOptions({
    ...planQuery(interviewId, version),
    refetchInterval: ({ state: { data } }) => (data?.twin !== undefined && isBeingMade(data.twin) ? pollMs : false),
  });
}
