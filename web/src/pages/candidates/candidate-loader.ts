import type { LoaderFunctionArgs } from 'react-router';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { cvsQuery, requirementsQuery } from '#web/features/candidates/api.ts';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function candidateLoader({ params: { candidateId = '' } }: LoaderFunctionArgs): Promise<unknown> {
  return Promise.all([
    loadCandidate(candidateId),
    queryClient.ensureInfiniteQueryData(interviewsQuery({ candidateId })),
    queryClient.ensureInfiniteQueryData(cvsQuery(candidateId)),
    // The page works without it.
    queryClient.prefetchQuery(requirementsQuery(candidateId)),
  ]);
}

async function loadCandidate(candidateId: string): Promise<unknown> {
  const { cv } = await queryClient.ensureQueryData(candidateQuery(candidateId));
  return cv?.state === 'ready' ? queryClient.ensureQueryData(cvTextQuery(cv.id)) : undefined;
}
