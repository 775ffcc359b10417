import { queryOptions } from '@tanstack/react-query';
import { reportQuestions } from '#contracts/interviewing/question-report.ts';
import { call } from '#web/shared/api/api-client.ts';

/**
 * How a position's core questions perform. Always refetched, because which of them are current changes with the
 * position.
 */
export function questionReportQuery(positionId: string) {
  return queryOptions({
    queryKey: ['interview', 'question-report', positionId],
    queryFn: ({ signal }) => call(reportQuestions, { params: { positionId }, signal }),
    staleTime: 0,
  });
}
