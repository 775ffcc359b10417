import { queryOptions } from '@tanstack/react-query';
import { getCandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { call } from '#web/shared/api/api-client.ts';

/**
 * How much data there is about a candidate, for the confirmation that lists it; never cached, so that it is current.
 */
export function holdingsQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['candidate', candidateId, 'holdings'],
    queryFn: ({ signal }) => call(getCandidateHoldings, { params: { candidateId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
