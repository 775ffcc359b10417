import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { Id } from '#contracts/common.ts';
import { type Candidate, candidateStages, listCandidates, updateCandidate } from '#contracts/hiring/candidates.ts';
import { getCvFile, listCvs, pasteCvText, retryCv } from '#contracts/hiring/cvs.ts';
import { listCandidateRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { saveFile } from '#web/shared/save-file.ts';
import { cvQuery } from '#web/entities/cv/api.ts';

/**
 * Filter choices of the list: no interview yet, the stage of the newest interview, or due for deletion within a week.
 */
export const stageChoices = ['none', ...candidateStages, 'erased_soon'] as const;
export type StageChoice = (typeof stageChoices)[number];

export interface CandidateFilter {
  readonly q?: string;
  readonly positionId?: string | undefined;
  readonly stage?: StageChoice | undefined;
}

/** The filter stored in the list's URL. */
export function candidateFilterOf(search: URLSearchParams) {
  return {
    q: search.get('q') ?? '',
    positionId: Id.safeParse(search.get('position')).data,
    stage: stageChoices.find((one) => one === search.get('stage')),
  };
}

const pageSize = 25;

/** The API query for a filter. */
export function candidateQueryOf({ q = '', positionId, stage }: CandidateFilter) {
  return {
    ...(q === '' ? {} : { q }),
    ...(positionId === undefined ? {} : { positionId }),
    ...(stage === undefined ? {} : { stage }),
  };
}

export function candidatesQuery(filter: CandidateFilter) {
  const { q = '', positionId, stage } = filter;
  return infiniteQueryOptions({
    queryKey: ['candidate', 'list', q, positionId ?? 'all', stage ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listCandidates, {
        query: {
          limit: pageSize,
          ...candidateQueryOf(filter),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** All CVs of a candidate, newest first; live changes of a CV find it by its key. */
export function cvsQuery(candidateId: string) {
  return infiniteQueryOptions({
    queryKey: ['cv', 'list', candidateId],
    queryFn: ({ pageParam, signal }) =>
      call(listCvs, {
        params: { candidateId },
        query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The requirements of a candidate's positions, with the CV lines that show them. */
export function requirementsQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['candidate', candidateId, 'requirements'],
    queryFn: ({ signal }) => call(listCandidateRequirements, { params: { candidateId }, signal }),
  });
}

export function useUpdateCandidate(candidate: Candidate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateCandidate>) =>
      call(updateCandidate, { params: { candidateId: candidate.id }, body, ifMatch: candidate.version }),
    onSuccess: (changed) => {
      client.setQueryData(candidateQuery(candidate.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: ['candidate'] });
    },
  });
}

export function usePasteCvText(candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(pasteCvText, { params: { candidateId }, body: { text }, idempotencyKey: key }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['cv', 'list', candidateId] });
      await client.invalidateQueries({ queryKey: ['candidate'] });
    },
  });
}

export function useRetryCv(cvId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(retryCv, { params: { cvId } }),
    onSuccess: (cv) => {
      client.setQueryData(cvQuery(cvId).queryKey, cv);
      void client.invalidateQueries({ queryKey: ['candidate'] });
    },
  });
}

/** Saves the file as it was uploaded. */
export async function downloadCv(cvId: string, fileName: string): Promise<void> {
  saveFile(await call(getCvFile, { params: { cvId } }), fileName);
}
