import { queryOptions } from '@tanstack/react-query';
import { reportQuestions } from '#contracts/interviewing/question-report.ts';
import { call } from '#web/shared/api/api-client.ts';

/** How the shared questions of a position do. Asked anew each time: which of them are asked now changes with the position. */
export function questionReportQuery(positionId: string) {
  return queryOptions({
    queryKey: ['interview', 'question-report', positionId],
    queryFn: ({ signal }) => call(reportQuestions, { params: { positionId }, signal }),
    staleTime: 0,
  });
}
