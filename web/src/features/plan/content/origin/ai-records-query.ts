import { queryOptions } from '@tanstack/react-query';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Refetched each time it is opened, because each generation adds records. */
export function aiRecordsQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'ai-records'],
    queryFn: ({ signal }) => call(listAiRecords, { params: { interviewId }, signal }),
    staleTime: 0,
  });
}
