import { queryOptions } from '@tanstack/react-query';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The decided interviews of a position side by side. */
export function comparisonQuery(positionId: string) {
  return queryOptions({
    queryKey: ['interview', 'comparison', positionId],
    queryFn: ({ signal }) => call(comparePosition, { params: { positionId }, signal }),
  });
}
