import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getSummary, putSummary, reopenInterview } from '#contracts/interviewing.ts';
import { call } from '#web/shared/api-client.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';

export type SummaryBody = BodyOf<typeof putSummary>;

export function summaryQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'summary'],
    queryFn: ({ signal }) => call(getSummary, { params: { interviewId }, signal }),
  });
}

export function writeSummary(interviewId: string, body: SummaryBody, version: number) {
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
