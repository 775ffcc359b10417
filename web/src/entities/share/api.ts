import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ShareView,
  createShare,
  listShares,
  revokeShare,
} from '#contracts/interviewing/summary/interview-share.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Refreshed by the live event stream: the server publishes a change each time a link is opened. */
export function sharesQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['share', interviewId],
    queryFn: async ({ signal }) => (await call(listShares, { params: { interviewId }, signal })).items,
  });
}

export function useCreateShare(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: { view: ShareView; hideName: boolean; key: string }) =>
      call(createShare, { params: { interviewId }, body, idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(interviewId).queryKey }),
  });
}

export function useRevokeShare(interviewId: string) {
  const client = useQueryClient();
  const { queryKey } = sharesQuery(interviewId);
  return useMutation({
    mutationFn: (shareId: string) => call(revokeShare, { params: { interviewId, shareId } }),
    onSuccess: (_, shareId) => client.setQueryData(queryKey, (links) => links?.filter(({ id }) => id !== shareId)),
  });
}
