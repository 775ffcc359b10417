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

/** True while a plan is being generated or is queued. */
export function isGenerating({ generation }: Pick<Interview, 'generation'>): boolean {
  return generation.state === 'queued' || generation.state === 'running';
}

/** Polled while a plan is being made: the event stream says more, but a proxy may cut it. */
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

/** Counts for the dashboard, with the same filters as the lists they link to. */
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

/** Interviews that need action, however old: lists sorted newest first may not include them. */
export const urgentInterviewsQuery = queryOptions({
  queryKey: ['interview', 'urgent'],
  queryFn: ({ signal }) => call(listUrgentInterviews, { signal }).then(({ items }) => items),
});

/** The latest interview of each of the given candidates; at most one list page of them. */
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
