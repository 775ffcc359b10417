import { queryOptions } from '@tanstack/react-query';
import { getCandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { call } from '#web/shared/api/api-client.ts';

/** How much there is of a candidate, for a question that names it: what there is now, and not what there was. */
export function holdingsQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['candidate', candidateId, 'holdings'],
    queryFn: ({ signal }) => call(getCandidateHoldings, { params: { candidateId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
