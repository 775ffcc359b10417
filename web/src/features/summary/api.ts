import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getInterview, getRun, getSummary, putSummary, reopenInterview } from '#contracts/interviewing.ts';
import { call } from '#web/shared/api-client.ts';

export type Written = BodyOf<typeof putSummary>;

/** The same entry that the page reads. */
export function interviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId],
    queryFn: ({ signal }) => call(getInterview, { params: { interviewId }, signal }),
  });
}

export function runQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'run'],
    queryFn: ({ signal }) => call(getRun, { params: { interviewId }, signal }),
  });
}

export function summaryQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'summary'],
    queryFn: ({ signal }) => call(getSummary, { params: { interviewId }, signal }),
  });
}

export function writeSummary(interviewId: string, body: Written, version: number) {
  return call(putSummary, { params: { interviewId }, body, ifMatch: version });
}

export function useReopen(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(reopenInterview, { params: { interviewId }, body: { reason } }),
    onSuccess: (interview) => {
      client.removeQueries({ queryKey: summaryQuery(interviewId).queryKey });
      client.removeQueries({ queryKey: runQuery(interviewId).queryKey });
      client.setQueryData(interviewQuery(interviewId).queryKey, interview);
      void client.invalidateQueries({ queryKey: ['interview', 'list'] });
    },
  });
}
