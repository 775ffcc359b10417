import { infiniteQueryOptions, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Position,
  type PositionPatch,
  createPosition,
  deletePosition,
  listPositions,
  positionStatuses,
  updatePosition,
} from '#contracts/hiring/positions.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { renewCore } from '#contracts/interviewing/plan/position-core.ts';
import { listRequirementLines, suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { call } from '#web/shared/api/api-client.ts';

export interface PositionFilter {
  readonly q: string;
  readonly status: Position['status'] | undefined;
}

/** The filter stored in the list's URL. */
export function positionFilterOf(search: URLSearchParams): PositionFilter {
  const status = positionStatuses.find((one) => one === search.get('status'));
  return { q: search.get('q') ?? '', status };
}

const pageSize = 25;

export function positionsQuery({ q, status }: PositionFilter) {
  return infiniteQueryOptions({
    queryKey: ['position', 'list', q, status ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(q === '' ? {} : { q }), ...(status === undefined ? {} : { status }) };
      const answer = await call(listPositions, {
        query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      });
      // Without a query the endpoint returns a plain array; this call always has one.
      return Array.isArray(answer) ? { items: answer, nextCursor: null } : answer;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/**
 * Suggestions based on a position's text and its focus areas; aborted if the input changes before the response arrives.
 */
export function suggestionsQuery(written: BodyInputOf<typeof suggestForPosition> | undefined) {
  return queryOptions({
    queryKey: ['suggestions', written],
    queryFn: written === undefined ? skipToken : ({ signal }) => call(suggestForPosition, { body: written, signal }),
    staleTime: Infinity,
    retry: false,
  });
}

/** The lines of a text that may be picked as requirements; forgotten at once, as each pick changes them. */
export function requirementLinesQuery(written: BodyInputOf<typeof listRequirementLines>) {
  return queryOptions({
    queryKey: ['requirement-lines', written],
    queryFn: ({ signal }) => call(listRequirementLines, { body: written, signal }),
    staleTime: Infinity,
    retry: false,
  });
}

export type PositionInput = BodyInputOf<typeof createPosition>;

export function useCreatePosition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: PositionInput; key: string }) =>
      call(createPosition, { body, idempotencyKey: key }),
    onSuccess: (position) => {
      client.setQueryData(positionQuery(position.id).queryKey, position);
      void client.invalidateQueries({ queryKey: ['position'] });
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
}

export function useUpdatePosition(positionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ patch, version }: { patch: PositionPatch; version: number }) =>
      call(updatePosition, { params: { positionId }, body: patch, ifMatch: version }),
    onSuccess: (position) => {
      client.setQueryData(positionQuery(positionId).queryKey, position);
      void client.invalidateQueries({ queryKey: ['position'] });
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
}

export function useRenewCore(positionId: string) {
  return useMutation({
    mutationFn: (idempotencyKey: string) => call(renewCore, { params: { positionId }, idempotencyKey }),
  });
}

/** `leave` navigates away first: a query removed from the cache while its page is open would be fetched again. */
export function useDeletePosition(positionId: string, leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deletePosition, { params: { positionId } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['position', 'list'] });
      await leave();
      client.removeQueries({ queryKey: positionQuery(positionId).queryKey });
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
}
