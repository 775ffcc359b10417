import { queryOptions } from '@tanstack/react-query';
import { isBeingMade } from '#contracts/interviewing/plan/twin/twin-state.ts';
import { planQuery } from '#web/entities/plan/api.ts';

const pollMs = 3000;

/** Asked again while its other language is made: the stream tells of each part, but may be cut by a proxy. */
export function followedPlanQuery(interviewId: string, version: number) {
  return queryOptions({
    ...planQuery(interviewId, version),
    refetchInterval: ({ state: { data } }) => (data?.twin !== undefined && isBeingMade(data.twin) ? pollMs : false),
  });
}
