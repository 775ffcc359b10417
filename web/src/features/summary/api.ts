import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { reopenInterview } from '#contracts/interviewing/interviewing.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { call } from '#web/shared/api/api-client.ts';
import { runQuery } from '#web/entities/interview/api.ts';
import { useInterviewChange } from '#web/entities/interview/use-interview-change.ts';

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
  return useInterviewChange(interviewId, {
    change: (reason: string) => call(reopenInterview, { params: { interviewId }, body: { reason } }),
    outdated: [summaryQuery(interviewId).queryKey, runQuery(interviewId).queryKey],
  });
}
