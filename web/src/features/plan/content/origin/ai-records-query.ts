import { queryOptions } from '@tanstack/react-query';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Asked anew each time it is opened: another generation adds to it. */
export function aiRecordsQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'ai-records'],
    queryFn: ({ signal }) => call(listAiRecords, { params: { interviewId }, signal }),
    staleTime: 0,
  });
}
