import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCore } from '#contracts/interviewing/plan/position-core.ts';
import { type PositionInUse, getPosition, keepPosition, positionInUse } from '#contracts/hiring/positions.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useUser } from '#web/shared/api/session.ts';

export function positionQuery(positionId: string) {
  return queryOptions({
    queryKey: ['position', positionId],
    queryFn: ({ signal }) => call(getPosition, { params: { positionId }, signal }),
  });
}

/** Always refetched: plans may have been made in the meantime. */
export function positionCoreQuery(positionId: string) {
  return queryOptions({
    queryKey: ['position', positionId, 'core'],
    queryFn: ({ signal }) => call(getCore, { params: { positionId }, signal }),
    staleTime: 0,
  });
}

const positionInUseQuery = queryOptions({
  queryKey: ['position', 'in-use'],
  queryFn: ({ signal }) => call(positionInUse, { signal }),
});

/**
 * While the account has more active positions than its subscription allows: the only position that can still be edited.
 * Undefined if all can, or while unknown; the server enforces the limit.
 */
export function usePositionInUse(): PositionInUse | undefined {
  // the paid plan has no position limit
  const enabled = useUser().subscription.plan === 'free';
  const { data } = useQuery({ ...positionInUseQuery, enabled });
  return enabled ? (data?.position ?? undefined) : undefined;
}

/** Whether this position and everything that belongs to it is read-only. */
export function useIsReadOnly(positionId: string): boolean {
  const inUse = usePositionInUse();
  return inUse !== undefined && inUse.id !== positionId;
}

export function useKeepPosition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (positionId: string) => call(keepPosition, { params: { positionId } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['subscription'] });
      await client.invalidateQueries({ queryKey: ['position'] });
    },
  });
}
