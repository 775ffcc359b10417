import { queryOptions } from '@tanstack/react-query';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { type CvView, getCv, getCvText } from '#contracts/hiring/cvs.ts';
import { call } from '#web/shared/api/api-client.ts';

const pollMs = 2000;

export function isBeingRead(state: CvView['state']): boolean {
  return state === 'queued' || state === 'reading';
}

/** One CV; polled every 2 s while it is being processed, as a fallback for the live event stream. */
export function cvQuery(cvId: string) {
  return queryOptions({
    queryKey: ['cv', cvId],
    queryFn: ({ signal }) => call(getCv, { params: { cvId }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && !isBeingRead(state.data.state) ? false : pollMs),
  });
}

export function cvTextQuery(cvId: string) {
  return queryOptions({
    queryKey: ['cv', cvId, 'text'],
    queryFn: ({ signal }) => call(getCvText, { params: { cvId }, signal }),
  });
}

/** A page of files that could not be read and have no candidate name yet, newest first. */
export function unreadableQuery(positionId?: string) {
  return queryOptions({
    queryKey: ['candidate', 'unreadable', positionId ?? 'all'],
    queryFn: async ({ signal }) => {
      const query = { unreadable: 'true' as const, limit: 50, ...(positionId === undefined ? {} : { positionId }) };
      return (await call(listCandidates, { query, signal })).items;
    },
  });
}
