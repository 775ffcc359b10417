import { queryOptions } from '@tanstack/react-query';
import { type DashboardCounts, getDashboardCounts } from '#contracts/dashboard.ts';
import {
  type Interview,
  getInterview,
  listNewestInterviews,
  listUrgentInterviews,
} from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { call } from '#web/shared/api/api-client.ts';
import { dayOf, monthBeforeFrom, monthOf, weekOf } from './spans.ts';

const pollMs = 3000;

/** True while a plan is being made, or waits for its turn. */
export function isGenerating({ generation }: Pick<Interview, 'generation'>): boolean {
  return generation.state === 'queued' || generation.state === 'running';
}

/** Asked again while a plan is being made: the stream tells more, but may be cut by a proxy. */
export function interviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId],
    queryFn: ({ signal }) => call(getInterview, { params: { interviewId }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isGenerating(state.data) ? pollMs : false),
  });
}

export function runQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'run'],
    queryFn: ({ signal }) => call(getRun, { params: { interviewId }, signal }),
  });
}

/** How many of what there are, as the lists that the numbers lead to have them. */
export function countsQuery() {
  const now = new Date();
  const week = weekOf(now);
  const [day, month] = [dayOf(now), monthOf(now)];
  return queryOptions({
    queryKey: ['interview', 'counts', day.from],
    queryFn: ({ signal }): Promise<DashboardCounts> =>
      call(getDashboardCounts, {
        query: {
          ...week,
          dayFrom: day.from,
          dayTo: day.to,
          monthBeforeFrom: monthBeforeFrom(now),
          monthFrom: month.from,
          monthTo: month.to,
        },
        signal,
      }),
  });
}

/** What somebody is waited for in, however long ago it was made: lists that come newest first may not have it. */
export const urgentInterviewsQuery = queryOptions({
  queryKey: ['interview', 'urgent'],
  queryFn: ({ signal }) => call(listUrgentInterviews, { signal }).then(({ items }) => items),
});

/** Where each of some candidates stands; at most as many as one page of a list holds. */
export function newestInterviewsQuery(candidateIds: readonly string[]) {
  return queryOptions({
    queryKey: ['interview', 'newest', candidateIds],
    queryFn: ({ signal }) =>
      call(listNewestInterviews, { query: { candidateIds: candidateIds.join(',') }, signal }).then(
        ({ items }) => items,
      ),
    enabled: candidateIds.length > 0,
  });
}
