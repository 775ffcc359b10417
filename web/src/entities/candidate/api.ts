import { queryOptions } from '@tanstack/react-query';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { call } from '#web/shared/api/api-client.ts';

export function candidateQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['candidate', candidateId],
    queryFn: ({ signal }) => call(getCandidate, { params: { candidateId }, signal }),
  });
}
